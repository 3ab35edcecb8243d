import type { Satang } from '#contracts/money.ts'
import { formatBaht, formatRate } from '#rules/baht.ts'
import { rateParts as words } from '#src/strings/lotto/rate-parts.ts'

interface RatePartsProps {
  /** Two or more, in order; what a baht of each wins. */
  parts: readonly { amount: Satang; rate: number }[]
}

/** How a line that passes a step is paid: the first baht at one rate, the rest at another. */
export const RateParts = ({ parts }: RatePartsProps) =>
  parts
    .map(({ amount, rate }, at) =>
      (at === 0 ? words.first : words.further)(formatBaht(amount, { whole: true }), formatRate(rate)),
    )
    .join(' ')
