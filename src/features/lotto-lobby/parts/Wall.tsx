import type { Lottery } from '#contracts/lotto.ts'
import { thaiDayEnd, thaiDayOf } from '#rules/thai-day.ts'
import type { LottoLobby } from '#src/data/lotto/lotto.ts'
import type { RoundPhase } from '#src/lib/lotto-round.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import type { LottoView } from '../lobby-url.ts'
import { useFavourites } from './favourites.ts'
import { groupsOfAll, groupsOfFilter, groupsOfOne } from './groups.ts'
import { useHeldOrder } from './use-held-order.ts'
import { WallGroup } from './WallGroup.tsx'

const MINUTE = 60_000

interface WallProps {
  lobby: LottoLobby
  view: Pick<LottoView, 'category' | 'filter'>
  phaseOf: (lottery: Lottery) => RoundPhase | null
  /** Shown above the wall. */
  without: Lottery | null
  /** Asked for since the page was opened, not kept from an earlier visit. */
  fresh: boolean
}

export function Wall({ lobby, view: { category, filter }, phaseOf, without, fresh }: WallProps) {
  'use memo'
  const isFavourite = useFavourites()
  // A phone whose clock is wrong learns so with the first answer, and what was arranged by its own clock is arranged anew.
  const wrongBy = useServerTime((now) => Math.round((now - Date.now()) / MINUTE))
  const midnight = useServerTime((now) => thaiDayEnd(thaiDayOf(now)))
  const lotteries = lobby.lotteries.filter((one) => one !== without)
  const arranging = { phaseOf, isFavourite, midnight }
  const arranged = filter
    ? groupsOfFilter[filter](lotteries, arranging)
    : category === ''
      ? groupsOfAll({ ...lobby, lotteries }, arranging)
      : groupsOfOne(
          lotteries.filter(({ category_id: id }) => id === category),
          phaseOf,
        )
  const ids = lotteries.map(({ lottery_id }) => lottery_id)
  const hearts = ids.filter(isFavourite)
  const by = [filter ?? category, midnight, wrongBy, fresh, ids.toSorted(), '', hearts].join()
  const groups = useHeldOrder(arranged, lotteries, by)
  if (groups.length === 0) return without ? null : <EmptyState {...words.none[filter ?? 'category']} />
  return groups.map(({ key, title, lotteries }) => (
    <WallGroup key={key} title={title} lotteries={lotteries} />
  ))
}
