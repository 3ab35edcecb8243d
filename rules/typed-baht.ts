/** Amounts as members type them, into whichever form: `500`, `500.25`, and `500.` on the way to it. */
import { parseBaht, type Satang } from '#contracts/money.ts'
import { formatAmount } from './baht.ts'

/** Satang of what was typed; null while it is no amount above zero. */
export function typedBaht(text: string): Satang | null {
  const amount = parseBaht(text.replace(/\.$/, ''))
  return amount !== null && amount > 0 ? amount : null
}

/** 200050 to `2000.50`, 200000 to `2000`: as it would be typed. */
export const asTyped = (satang: number): string => formatAmount(satang, { whole: true }).replaceAll(',', '')
