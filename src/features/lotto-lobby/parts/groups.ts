/** In which order the wall shows the lotteries: what takes bets first, what closes next before all. Pure. */
import type { Lottery } from '#contracts/lotto.ts'
import type { LottoLobby } from '#src/data/lotto/lotto.ts'
import type { RoundPhase } from '#src/lib/lotto-round.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import type { Filter } from '../lobby-url.ts'

export interface Group {
  key: string
  title: string
  lotteries: readonly Lottery[]
}

/** A row of the wide wall. */
const CLOSING_NEXT = 4

interface Arranging {
  /** Of each lottery's round now; null where it has none. */
  phaseOf: (lottery: Lottery) => RoundPhase | null
  isFavourite: (lotteryId: string) => boolean
  /** When the Thai day ends, epoch ms. */
  midnight: number
}

const closing = (a: Lottery, b: Lottery) =>
  (a.round?.closes_at ?? Infinity) - (b.round?.closes_at ?? Infinity)
const opening = (a: Lottery, b: Lottery) => (a.round?.opens_at ?? Infinity) - (b.round?.opens_at ?? Infinity)
/** What waits for its result before what has one, the newest first. */
const drawn = (a: Lottery, b: Lottery) => (b.round?.closes_at ?? 0) - (a.round?.closes_at ?? 0)

interface Sorted {
  open: Lottery[]
  upcoming: Lottery[]
  resting: Lottery[]
}

function sort(lotteries: readonly Lottery[], phaseOf: Arranging['phaseOf']): Sorted {
  const of = (...phases: (RoundPhase | null)[]) => lotteries.filter((one) => phases.includes(phaseOf(one)))
  return {
    open: of('open').sort(closing),
    upcoming: [...of('upcoming').sort(opening), ...of(null)],
    resting: [...of('waiting', 'postponed').sort(drawn), ...of('resulted', 'cancelled').sort(drawn)],
  }
}

/** Those that take bets, what closes next before all. */
export const closingNext = (lotteries: readonly Lottery[], phaseOf: Arranging['phaseOf']): Lottery[] =>
  sort(lotteries, phaseOf).open.slice(0, CLOSING_NEXT)

const filled = (groups: readonly Group[]) => groups.filter(({ lotteries }) => lotteries.length > 0)

/** One category: open, not yet open, closed. */
export function groupsOfOne(lotteries: readonly Lottery[], phaseOf: Arranging['phaseOf']): Group[] {
  const { open, upcoming, resting } = sort(lotteries, phaseOf)
  return filled([
    { key: 'open', title: words.open, lotteries: open },
    { key: 'upcoming', title: words.upcoming, lotteries: upcoming },
    { key: 'resting', title: words.resting, lotteries: resting },
  ])
}

/** Of every category, what takes bets, in the order in which it closes. */
function closingFirst(lotteries: readonly Lottery[], { phaseOf }: Arranging): Group[] {
  return filled([{ key: 'closing', title: words.closingNext, lotteries: sort(lotteries, phaseOf).open }])
}

/** What takes bets today and closes before midnight in Thailand, then what is still to open before it. */
function ofToday(lotteries: readonly Lottery[], { phaseOf, midnight }: Arranging): Group[] {
  const { open, upcoming } = sort(lotteries, phaseOf)
  return filled([
    { key: 'open', title: words.open, lotteries: open.filter(({ round }) => round!.closes_at < midnight) },
    {
      key: 'upcoming',
      title: words.upcoming,
      lotteries: upcoming.filter(({ round }) => round && round.opens_at < midnight),
    },
  ])
}

/** Those with a heart. */
function favouritesOf(lotteries: readonly Lottery[], { phaseOf, isFavourite }: Arranging): Group[] {
  const { open, upcoming, resting } = sort(
    lotteries.filter((one) => isFavourite(one.lottery_id)),
    phaseOf,
  )
  return filled([
    { key: 'favourites', title: words.favourites, lotteries: [...open, ...upcoming, ...resting] },
  ])
}

/** Of every category, what a filter leaves. */
export const groupsOfFilter: Record<
  Filter,
  (lotteries: readonly Lottery[], arranging: Arranging) => Group[]
> = { closing: closingFirst, today: ofToday, favourites: favouritesOf }

/** All of them: favourites, those that close next, category by category, closed. Each stands in one group only. */
export function groupsOfAll({ categories, lotteries }: LottoLobby, arranging: Arranging): Group[] {
  const { phaseOf, isFavourite } = arranging
  const { open, upcoming, resting } = sort(
    lotteries.filter((one) => !isFavourite(one.lottery_id)),
    phaseOf,
  )
  const later = [...open.slice(CLOSING_NEXT), ...upcoming]
  const known = new Set(categories.map(({ category_id: id }) => id))
  return filled([
    ...favouritesOf(lotteries, arranging),
    { key: 'next', title: words.closingNext, lotteries: open.slice(0, CLOSING_NEXT) },
    ...categories.map(({ category_id: id, name }) => ({
      key: `category-${id}`,
      title: name,
      lotteries: later.filter((one) => one.category_id === id),
    })),
    { key: 'others', title: words.open, lotteries: later.filter((one) => !known.has(one.category_id)) },
    { key: 'resting', title: words.resting, lotteries: resting },
  ])
}
