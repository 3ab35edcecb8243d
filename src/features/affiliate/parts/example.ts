/** A worked example of the commission, from the rates as they are. */
import type { AffiliateConfig } from '#src/data/rewards/affiliate.ts'

export interface Example {
  readonly name: string
  /** Satang. */
  readonly play: number
  readonly percent: number
  readonly earned: number
}

const PLAY = 10_000_00

/** Of slots where they have a rate, else of the first category; null without rates. Rounded down, as the server does. */
export function exampleOf({ rates }: Pick<AffiliateConfig, 'rates'>): Example | null {
  const rate = rates.find(({ category }) => category.split(',').includes('slot')) ?? rates[0]
  const percent = rate?.level_percents[0]
  if (!rate || !percent) return null
  const basisPoints = Math.round(percent * 100)
  return { name: rate.name, play: PLAY, percent, earned: Math.floor((PLAY * basisPoints) / 10_000) }
}

/** `0.30–0.80`: the least and the most percent of a level; null without rates. */
export function percentRange({ rates }: Pick<AffiliateConfig, 'rates'>, level: number): string | null {
  const percents = rates.flatMap((rate) => rate.level_percents[level - 1] ?? []).filter((each) => each > 0)
  if (percents.length === 0) return null
  const [least, most] = [Math.min(...percents).toFixed(2), Math.max(...percents).toFixed(2)]
  return least === most ? `${most}%` : `${least}–${most}%`
}
