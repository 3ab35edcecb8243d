/** Amounts in sentences for the member, as the site writes them. */
import { satang, toBaht } from '#contracts/money.ts'

const grouped = (baht: string) => baht.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** 123450 to `1,234.50` with the baht sign (U+0E3F) before it. */
export function bahtText(amount: number): string {
  const [whole = '0', rest = '00'] = toBaht(satang(amount)).split('.')
  return `\u0E3F${grouped(whole)}.${rest}`
}

/** 100000 to `1,000`; satang only where there are some. */
export function wholeBahtText(amount: number): string {
  const [whole = '0', rest = '00'] = toBaht(satang(amount)).split('.')
  return rest === '00' ? grouped(whole) : `${grouped(whole)}.${rest}`
}
