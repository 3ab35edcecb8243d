import { formatAmount, formatRate } from '#rules/baht.ts'
import type { PaperLine } from './paper-bill.ts'

/** What a line is paid with: `× 900`, or where it passes a step `500 × 900 + 100 × 450`. */
export const timesOf = ({ rate, parts }: PaperLine): string =>
  parts
    ? parts
        .map((part) => `${formatAmount(part.amount, { whole: true })} × ${formatRate(part.rate)}`)
        .join(' + ')
    : `× ${formatRate(rate)}`
