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
import { WallGroup } from './WallGroup.tsx'

interface WallProps {
  lobby: LottoLobby
  view: Pick<LottoView, 'category' | 'filter'>
  phaseOf: (lottery: Lottery) => RoundPhase | null
  /** Shown above the wall. */
  without: Lottery | null
}

export function Wall({ lobby, view: { category, filter }, phaseOf, without }: WallProps) {
  'use memo'
  const isFavourite = useFavourites()
  const midnight = useServerTime((now) => thaiDayEnd(thaiDayOf(now)))
  const lotteries = lobby.lotteries.filter((one) => one !== without)
  const arranging = { phaseOf, isFavourite, midnight }
  const groups = filter
    ? groupsOfFilter[filter](lotteries, arranging)
    : category === ''
      ? groupsOfAll({ ...lobby, lotteries }, arranging)
      : groupsOfOne(
          lotteries.filter(({ category_id: id }) => id === category),
          phaseOf,
        )
  if (groups.length === 0) return without ? null : <EmptyState {...words.none[filter ?? 'category']} />
  return groups.map(({ key, title, lotteries }) => (
    <WallGroup key={key} title={title} lotteries={lotteries} />
  ))
}
