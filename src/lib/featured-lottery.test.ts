import { expect, it } from 'vitest'
import type { Lottery } from '#contracts/lotto.ts'
import { featuredAs, featuredOf } from './featured-lottery.ts'

const lottery = (name: string, category_id: string, kind: Lottery['kind']): Lottery => ({
  lottery_id: name,
  category_id,
  name,
  name_en: '',
  badge: name,
  kind,
  round: null,
})
const categories = [
  { category_id: '1', name: 'one' },
  { category_id: '2', name: 'two' },
]
const lotteries = [
  lottery('test', '2', 'yeekee'),
  lottery('draw', '1', 'draw'),
  lottery('main', '1', 'yeekee'),
]

it('the Yeekee of the first category that has one has the panel, whichever closes first', () => {
  expect(featuredOf({ categories, lotteries }, '')?.name).toBe('main')
  expect(featuredOf({ categories, lotteries }, '2')?.name).toBe('test')
  expect(featuredOf({ categories, lotteries }, '3')).toBeNull()
})

it('the build keeps its name and how many rounds a day has, nothing of the round that runs', () => {
  const one = lottery('main', '1', 'yeekee')
  const round = { round_id: 'r1', rounds_a_day: 88 } as NonNullable<Lottery['round']>
  expect(featuredAs({ ...one, round })).toEqual({ name: 'main', roundsADay: 88 })
  expect(featuredAs(one)).toEqual({ name: 'main', roundsADay: null })
})
