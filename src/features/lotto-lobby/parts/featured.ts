import type { Lottery } from '#contracts/lotto.ts'
import type { LottoLobby } from '#src/data/lotto/lotto.ts'

/** The Yeekee that has a panel of its own: of the category, or of the first category that has one. */
export function featuredOf({ categories, lotteries }: LottoLobby, category: string): Lottery | null {
  const order = category === '' ? categories.map(({ category_id: id }) => id) : [category]
  const all = lotteries.filter(({ kind }) => kind === 'yeekee')
  const home = order.find((id) => all.some(({ category_id }) => category_id === id))
  return all.find(({ category_id: id }) => id === home) ?? null
}
