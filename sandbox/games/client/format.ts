/** Figures and sentences. */

const baht = new Intl.NumberFormat('th-TH', {
  style: 'currency',
  currency: 'THB',
  currencyDisplay: 'narrowSymbol',
})
const wholeBaht = new Intl.NumberFormat('th-TH', {
  style: 'currency',
  currency: 'THB',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})

/** Satang as baht with two decimals. */
export const money = (satang: number): string => baht.format(satang / 100)

/** Stakes: decimals only where there are satang. */
export const shortMoney = (satang: number): string => (satang % 100 ? baht : wholeBaht).format(satang / 100)

/** With its sign, for what was won or lost. */
export const signedMoney = (satang: number): string => (satang > 0 ? '+' : '') + baht.format(satang / 100)

/** Hundredths as odds: 245 is `2.45`. */
export const odds = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** Fills `{name}` in a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
