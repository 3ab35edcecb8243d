import type { Lottery } from '#contracts/lotto.ts'
import type { LottoLobby } from '#src/data/lotto/lotto.ts'
import type { RoundPhase } from '#src/lib/lotto-round.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { useFavourites } from './favourites.ts'
import { groupsOfAll, groupsOfOne } from './groups.ts'
import { WallGroup } from './WallGroup.tsx'

interface WallProps {
  lobby: LottoLobby
  /** Category id, '' for all. */
  category: string
  phaseOf: (lottery: Lottery) => RoundPhase | null
  /** Shown above the wall. */
  without: Lottery | null
}

export function Wall({ lobby, category, phaseOf, without }: WallProps) {
  'use memo'
  const isFavourite = useFavourites()
  const lotteries = lobby.lotteries.filter((one) => one !== without)
  const groups =
    category === ''
      ? groupsOfAll({ ...lobby, lotteries }, { phaseOf, isFavourite })
      : groupsOfOne(
          lotteries.filter(({ category_id: id }) => id === category),
          phaseOf,
        )
  if (groups.length === 0) return without ? null : <EmptyState title={words.empty} text={words.emptyText} />
  return groups.map(({ key, title, lotteries }) => (
    <WallGroup key={key} title={title} lotteries={lotteries} />
  ))
}
