/** Prizes and chances of the sandbox's wheel in the order they are drawn in. */
import { satang } from '#contracts/money.ts'
import type { NewPrize } from '#server/modules/wheel/publish-wheel.ts'
import { sandboxWheel as words } from '../strings/wheel.ts'

const plain = {
  image: '',
  label: '',
  amount: null,
  count: null,
  turnoverTimes: 0,
  categorys: 'all',
  validDays: null,
}

const credit = (baht: number, weight: number): NewPrize => ({
  ...plain,
  kind: 'credit',
  name: words.credit(String(baht)),
  amount: satang(baht * 100),
  weight,
})
const points = (count: number, weight: number): NewPrize => ({
  ...plain,
  kind: 'points',
  name: words.points(count),
  count,
  weight,
})

/** Weights of 10,000. The big prize comes once in 2,000 spins, and asks for turnover of three times in seven days. */
export const sandboxPrizes: readonly NewPrize[] = [
  credit(10, 1200),
  points(5, 2500),
  credit(50, 150),
  { ...plain, kind: 'wheel_spins', name: words.spin, count: 1, weight: 700 },
  credit(5, 1800),
  points(20, 900),
  credit(100, 40),
  { ...plain, kind: 'none', name: words.again, label: words.again, weight: 1200 },
  { ...credit(1000, 5), name: words.top, turnoverTimes: 3, validDays: 7 },
  points(10, 1505),
]
