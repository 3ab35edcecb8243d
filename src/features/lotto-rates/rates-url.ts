/** What of the rates stands in their address: the category and the lottery. */
import type { LottoLobby } from '#src/data/lotto/lotto.ts'

interface RatesView {
  category: string
  lottery: string
}

export const readView = (search: URLSearchParams): RatesView => ({
  category: search.get('category') ?? '',
  lottery: search.get('lottery') ?? '',
})

/** The category shown: the one asked for, else that of the lottery asked for, else the first. */
export function categoryShown({ category, lottery }: RatesView, lobby: LottoLobby | undefined): string {
  const known = lobby?.categories.some(({ category_id: id }) => id === category)
  const ofLottery = lobby?.lotteries.find(({ lottery_id: id }) => id === lottery)?.category_id
  return known ? category : (ofLottery ?? lobby?.categories[0]?.category_id ?? '')
}
