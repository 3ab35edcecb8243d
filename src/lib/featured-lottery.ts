/** Which Yeekee has a panel of its own in the lobby of lotteries. */
import type { DataOf } from '#contracts/kit.ts'
import type { getLottoLobby, Lottery } from '#contracts/lotto.ts'

/** What is known of it when the site is built: nothing of its round, which hangs on the minute. */
export interface FeaturedLottery {
  readonly name: string
  readonly roundsADay: number | null
}

/** Of the category, or of the first category that has one. */
export function featuredOf(
  { categories, lotteries }: DataOf<typeof getLottoLobby>,
  category: string,
): Lottery | null {
  const order = category === '' ? categories.map(({ category_id: id }) => id) : [category]
  const all = lotteries.filter(({ kind }) => kind === 'yeekee')
  const home = order.find((id) => all.some(({ category_id }) => category_id === id))
  return all.find(({ category_id: id }) => id === home) ?? null
}

/** As the build keeps it. */
export const featuredAs = ({ name, round }: Pick<Lottery, 'name' | 'round'>): FeaturedLottery => ({
  name,
  roundsADay: round?.rounds_a_day ?? null,
})
