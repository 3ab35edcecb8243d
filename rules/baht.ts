/**
 * Money as text, for pages and for the server's sentences. Amounts are integer satang (contracts/money.ts); digits are
 * cut by position, so no float is involved. Thai format: the baht sign (U+0E3F) before the figure, a minus before the
 * sign, two decimals (domain.md §7.2). Imports nothing: the landing page and `src/ui` write money too.
 */

/** The baht sign, U+0E3F. */
export const baht = '\u0E3F'

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

interface BahtParts {
  /** '-', '+' or ''. */
  sign: string
  /** Grouped baht, `12,480`. */
  whole: string
  /** Always two digits. */
  satang: string
}

interface FormatOptions {
  /** Leaves `.00` out; any other fraction is still shown. */
  whole?: boolean | undefined
  /** Puts a plus before an amount above zero. */
  sign?: boolean | undefined
  /** In a sentence: no line ends between plus or minus and the baht sign. */
  joined?: boolean | undefined
}

/** 1248050 to its printed parts; used where parts differ in size. */
export function splitBaht(satang: number, options: FormatOptions = {}): BahtParts {
  const digits = String(Math.abs(satang)).padStart(3, '0')
  return {
    sign: satang < 0 ? '-' : options.sign && satang > 0 ? '+' : '',
    whole: grouped(digits.slice(0, -2)),
    satang: digits.slice(-2),
  }
}

/** 123450 to `1,234.50`. */
export function formatAmount(satang: number, options: FormatOptions = {}): string {
  const { sign, whole, satang: rest } = splitBaht(satang, options)
  return options.whole && rest === '00' ? sign + whole : `${sign}${whole}.${rest}`
}

/** 123450 to `1,234.50` with the baht sign before it; a plus or minus stands before the sign. */
export function formatBaht(satang: number, options: FormatOptions = {}): string {
  const text = formatAmount(satang, options)
  const joint = options.joined ? '\u200d' : ''
  return /^[+-]/.test(text) ? text.charAt(0) + joint + baht + text.slice(1) : baht + text
}

/** 1250 to `1,250` (points, counts). */
export const formatCount = (value: number): string => grouped(String(Math.trunc(value)))

/** A payout rate as people write it: `900`, `3.2`, `1,000`; what a baht wins, the stake included. */
export function formatRate(rate: number): string {
  const [whole = '0', rest] = String(Math.round(rate * 100) / 100).split('.')
  return rest === undefined ? grouped(whole) : `${grouped(whole)}.${rest}`
}
