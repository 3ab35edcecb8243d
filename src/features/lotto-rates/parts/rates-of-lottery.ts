/** Shapes of one lottery's rates and rules, and what is read out of both. */
import type { DataOf } from '#contracts/kit.ts'
import type { getLottoRates, getLottoRule } from '#contracts/lotto.ts'

export type RatesOfLottery = DataOf<typeof getLottoRates>[number]
export type Rules = DataOf<typeof getLottoRule>
export type BetRule = Rules['bet_types'][number]

export const ruleOf = (rules: Rules | undefined, betType: string): BetRule | undefined =>
  rules?.bet_types.find((rule) => rule.bet_type === betType)

/** The bet that gives back least on average; null where all give back the same, or nothing is known. */
export function lowestReturn(rules: Rules): BetRule | null {
  const known = rules.bet_types.filter(({ return_percent: back }) => back != null)
  const sorted = known.toSorted((a, b) => a.return_percent! - b.return_percent!)
  const [least, most] = [sorted[0], sorted.at(-1)]
  return least && most && least.return_percent! < most.return_percent! ? least : null
}

/** At most two decimals, as the rule has them. */
export const percentText = (value: number): string => String(Math.round(value * 100) / 100)
