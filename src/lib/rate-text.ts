/** A payout rate as people write it: `900`, `3.2`, `1,000`; what a baht wins, the stake included. */
export function formatRate(rate: number): string {
  const [whole = '0', rest] = String(Math.round(rate * 100) / 100).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === undefined ? grouped : `${grouped}.${rest}`
}
