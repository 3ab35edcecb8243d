import { expect, it } from 'vitest'
import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import { limitsOf } from '../bets/limits.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import { leftFor, typeTakes } from './type-takes.ts'

const rate = (bet_type: string, least: number, most: number) =>
  ({ bet_type, min_amount: satang(least), max_amount: satang(most) }) as LottoRate
const limit = (bet_type: string, number: string) => ({ bet_type, number, state: 'closed' }) as NumberLimit
const bets = (more: Partial<RoundBets> = {}): RoundBets => ({
  roundId: '1',
  rates: [],
  limits: limitsOf([limit('top2', '11'), limit('top2', '12'), limit('top3', '111')]),
  book: { member: { most: satang(1000) } },
  staked: satang(400),
  maxLines: 10,
  ...more,
})

it('one amount for all chosen types lies where all of them take it', () => {
  const [two, three, four] = [rate('top2', 100, 5000), rate('top3', 500, 3000), rate('top4', 9000, 9900)]
  expect(typeTakes(bets(), [two]).range).toEqual({ least: 100, most: 5000 })
  expect(typeTakes(bets(), [two, three]).range).toEqual({ least: 500, most: 3000 })
  expect(typeTakes(bets(), [two, four]).range).toBeNull()
  expect(typeTakes(bets(), []).range).toBeNull()
})

it('counts the limited numbers of these types alone', () => {
  expect(typeTakes(bets(), [rate('top2', 1, 2)]).limited).toBe(2)
  expect(typeTakes(bets(), [rate('bottom2', 1, 2)]).limited).toBe(0)
})

it('what is left for the member is never below nothing, and not told where it is not known', () => {
  const most = { member: { most: satang(1000) } }
  expect(leftFor(most, satang(400))).toBe(600)
  expect(leftFor(most, satang(1400))).toBe(0)
  expect(leftFor(most, undefined)).toBeNull()
  expect(leftFor({}, satang(400))).toBeNull()
  expect(leftFor(undefined, satang(400))).toBeNull()
})
