/** Numbers as screens show them to whoever looks over a shoulder: recognisable, not to be copied. */
import { formatByMask } from './text.ts'

const DOT = '\u2022'

/** `0812345678` to `081-\u2022\u2022\u2022-5678`. */
export const maskPhone = (digits: string): string =>
  digits.length === 10 ? `${digits.slice(0, 3)}-${DOT.repeat(3)}-${digits.slice(6)}` : digits

/** First three and last four digits stay; what is between them is dots, in the bank's groups: `402-\u2022-\u2022\u2022482-1`. */
export function maskAccount(digits: string, groups: readonly number[] = []): string {
  const hidden = [...digits].map((digit, at) => (at < 3 || at >= digits.length - 4 ? digit : DOT)).join('')
  return formatByMask(hidden, groups)
}
