import { describe, expect, it } from 'vitest'
import type { Lottery } from '#contracts/lotto.ts'
import type { RoundPhase } from '#src/lib/lotto-round.ts'
import { groupsOfAll, groupsOfFilter, groupsOfOne } from './groups.ts'

const phases = new Map<string, RoundPhase | null>()

/** A lottery whose round closes at this minute. */
function lottery(id: string, category: string, phase: RoundPhase | null, minute = 0): Lottery {
  phases.set(id, phase)
  const round: NonNullable<Lottery['round']> = {
    round_id: `r${id}`,
    lottery_id: id,
    category_id: category,
    lottery_name: id,
    title: '',
    state: 'open',
    opens_at: minute,
    closes_at: minute,
  }
  const own = {
    lottery_id: id,
    category_id: category,
    name: id,
    name_en: '',
    badge: id,
    kind: 'draw' as const,
  }
  return { ...own, round: phase === null ? null : round }
}
const arranging = (favourites: readonly string[] = []) => ({
  phaseOf: ({ lottery_id: id }: Lottery) => phases.get(id) ?? null,
  isFavourite: (id: string) => favourites.includes(id),
  midnight: 100,
})
const categories = [
  { category_id: '1', name: 'one' },
  { category_id: '2', name: 'two' },
]
const all = [
  lottery('late', '1', 'open', 50),
  lottery('soon', '2', 'open', 10),
  lottery('b', '2', 'open', 20),
  lottery('c', '1', 'open', 30),
  lottery('d', '1', 'open', 40),
  lottery('future', '2', 'upcoming', 5),
  lottery('waits', '1', 'waiting', 2),
  lottery('drawn', '2', 'resulted', 3),
  lottery('never', '1', null),
]
const shape = (groups: ReturnType<typeof groupsOfAll>) =>
  Object.fromEntries(groups.map(({ key, lotteries }) => [key, lotteries.map(({ name }) => name)]))

describe('LOTTO-1 the order of the wall', () => {
  it('those that close next come first, then category by category, then what is closed', () => {
    expect(shape(groupsOfAll({ categories, lotteries: all }, arranging()))).toEqual({
      next: ['soon', 'b', 'c', 'd'],
      'category-1': ['late', 'never'],
      'category-2': ['future'],
      resting: ['waits', 'drawn'],
    })
  })

  it('a favourite stands at the top, and nowhere else', () => {
    const groups = groupsOfAll({ categories, lotteries: all }, arranging(['drawn', 'late']))
    expect(groups[0]).toMatchObject({ key: 'favourites', lotteries: [{ name: 'late' }, { name: 'drawn' }] })
    const shown = groups.flatMap(({ lotteries }) => lotteries.map(({ name }) => name))
    expect(shown.toSorted()).toEqual(all.map(({ name }) => name).toSorted())
  })

  it('a lottery of a category that the platform did not name is shown all the same', () => {
    const strange = lottery('strange', '9', 'upcoming', 1)
    expect(shape(groupsOfAll({ categories, lotteries: [strange] }, arranging()))).toEqual({
      others: ['strange'],
    })
  })

  it('one category: open by closing, not yet open by opening, closed with what waits before what is drawn', () => {
    expect(shape(groupsOfOne(all, arranging().phaseOf))).toEqual({
      open: ['soon', 'b', 'c', 'd', 'late'],
      upcoming: ['future', 'never'],
      resting: ['waits', 'drawn'],
    })
  })
})

describe('LOTTO-1 a filter', () => {
  it('today: what closes before midnight, and what is still to open before it', () => {
    const lotteries = [
      lottery('closes at it', '1', 'open', 100),
      lottery('closes before', '1', 'open', 99),
      lottery('opens before', '2', 'upcoming', 99),
      lottery('opens at it', '2', 'upcoming', 100),
      lottery('without a round', '2', null),
      lottery('drawn', '2', 'resulted', 10),
    ]
    const shown = groupsOfFilter
      .today(lotteries, arranging())
      .map(({ lotteries: of }) => of.map((one) => one.name))
    expect(shown).toEqual([['closes before'], ['opens before']])
  })

  it('what closes next, of every category in that order; favourites, what rests last', () => {
    const lotteries = [
      lottery('far', '1', 'open', 300),
      lottery('rests', '1', 'waiting', 5),
      lottery('near', '2', 'open', 20),
    ]
    const names = (filter: 'closing' | 'favourites', favourites: readonly string[] = []) =>
      groupsOfFilter[filter](lotteries, arranging(favourites)).flatMap(({ lotteries: of }) =>
        of.map((one) => one.name),
      )
    expect(names('closing')).toEqual(['near', 'far'])
    expect(names('favourites')).toEqual([])
    expect(names('favourites', ['rests', 'far'])).toEqual(['far', 'rests'])
  })
})
