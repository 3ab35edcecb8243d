/** Wheels for tests, and the worked example of domain.md §9.2. */
import { satang } from '#contracts/money.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/types.ts'
import { moveSpins } from '../../modules/points/move-spins.ts'
import { type NewPrize, publishWheel } from '../../modules/wheel/publish-wheel.ts'
import { TEST_AGENT } from '../people.ts'

const plain = {
  image: '',
  label: '',
  amount: null,
  count: null,
  turnoverTimes: 0,
  categorys: 'all',
  validDays: null,
}

export const blank = (weight: number): NewPrize => ({ ...plain, kind: 'none', name: 'blank', weight })
export const pointPrize = (count: number, weight: number): NewPrize => ({
  ...plain,
  kind: 'points',
  name: `${count} points`,
  count,
  weight,
})
export const spinPrize = (count: number, weight: number): NewPrize => ({
  ...plain,
  kind: 'wheel_spins',
  name: `${count} spins`,
  count,
  weight,
})
export const creditPrize = (baht: number, weight: number, turnoverTimes = 0): NewPrize => ({
  ...plain,
  kind: 'credit',
  name: `${baht} baht`,
  amount: satang(baht * 100),
  turnoverTimes,
  weight,
})

/** Publishes a wheel of the test agent; answers its stock id. */
export const addWheel = (
  db: Db,
  prizes: readonly NewPrize[],
  pointsPerSpin: number | null = 100,
): Promise<string> =>
  inTransaction(db, (tx) =>
    publishWheel(tx, {
      agentCode: TEST_AGENT,
      title: 'wheel',
      pointsPerSpin,
      freeSpinRule: 'rule',
      prizes,
    }),
  )

export const addSpins = (db: Db, memberId: string, amount: number): Promise<unknown> =>
  inTransaction(db, (tx) => moveSpins(tx, { memberId, key: 'opening', amount, now: 0 }))
