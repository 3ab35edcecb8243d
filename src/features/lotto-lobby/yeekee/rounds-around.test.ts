import { expect, it } from 'vitest'
import type { LottoResult, LottoRound } from '#contracts/lotto.ts'
import { restOfDay, roundsAround } from './rounds-around.ts'

const round = (no: number, id = `r${no}`, lottery_id = '1'): LottoRound => ({
  round_id: id,
  lottery_id,
  category_id: '4',
  lottery_name: '',
  title: '',
  state: 'open',
  opens_at: 0,
  closes_at: no,
  round_no: no,
  rounds_a_day: 88,
})
const result = (of: LottoRound): LottoResult => ({
  round: of,
  prizes: [],
  top3: '538',
  top2: '38',
  bottom2: '04',
  source_url: '',
})
const rounds = [round(86), round(87), round(88), round(1, 'next-day'), round(2, 'next-day-2')]

it('the day ends where the numbers begin again', () => {
  expect(restOfDay(rounds, 'r87').map(({ round_id: id }) => id)).toEqual(['r87', 'r88'])
  expect(restOfDay(rounds, 'next-day').map(({ round_id: id }) => id)).toEqual(['next-day', 'next-day-2'])
})

it('around the running round: the two last of the same lottery, the older first, and those that come', () => {
  const results = [round(85), round(9, 'other', '2'), round(84), round(83)].map(result)
  const { past, coming } = roundsAround(rounds, results, round(86), { before: 2, after: 1 })
  expect(past.map((one) => one.round.round_no)).toEqual([84, 85])
  expect(coming.map(({ round_no: no }) => no)).toEqual([86, 87])
})
