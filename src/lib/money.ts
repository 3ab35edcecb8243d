/**
 * Money as text. Amounts are integer satang (contracts/money.ts); digits are cut by position, so no float is involved.
 * Thai format: the baht sign (U+0E3F) before the figure, a minus before the sign, two decimals (domain.md §7.2).
 */
export const baht = '\u0E3F'

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
}

/** 1248050 to its printed parts; used where parts differ in size. */
export function splitBaht(satang: number, options: FormatOptions = {}): BahtParts {
  const digits = String(Math.abs(satang)).padStart(3, '0')
  return {
    sign: satang < 0 ? '-' : options.sign && satang > 0 ? '+' : '',
    whole: digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ','),
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
  return /^[+-]/.test(text) ? text.charAt(0) + baht + text.slice(1) : baht + text
}

/** 1250 to `1,250` (points, counts). */
export const formatCount = (value: number): string =>
  String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, ',')
