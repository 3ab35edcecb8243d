/** What a promotion would bring with a deposit, with the member's own figures. The server counts in the same way. */
import { parseBaht, satang, type Satang } from '#contracts/money.ts'
import type { PromotionTerms } from '#src/data/promotion-terms.ts'

export interface Figures {
  deposit: Satang
  bonus: Satang
  turnover: Satang
}

/** Two decimals of a percentage or a multiple, as whole hundredths: no float takes part. */
const hundredths = (text: string): number => parseBaht(text.trim()) ?? 0

export function figuresOf(terms: PromotionTerms, deposit: Satang): Figures {
  const percent = hundredths(terms.percent)
  const most = terms.maxBonus > 0 ? terms.maxBonus : Number.MAX_SAFE_INTEGER
  const bonus = percent > 0 ? Math.min(Math.floor((deposit * percent) / 10_000), most) : terms.maxBonus
  const turnover = Math.ceil(((deposit + bonus) * hundredths(terms.times)) / 100)
  return { deposit, bonus: satang(bonus), turnover: satang(turnover) }
}
