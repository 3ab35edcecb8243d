import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { totalBalance } from './total-balance.ts'
import { rankOf } from '../rewards/vip.ts'

it('SHELL-3 adds up all wallets, to the satang', () => {
  expect(totalBalance([{ balance: satang(10) }, { balance: satang(20) }, { balance: satang(1248020) }])).toBe(
    1248050,
  )
  expect(totalBalance([])).toBe(0)
})

it.each([
  [2, 'hero'],
  [1, 'gold'],
  [0, 'guest'],
  [7, 'guest'],
])('SHELL-3 level %i is %s', (level, rank) => {
  expect(rankOf(level)).toBe(rank)
})
