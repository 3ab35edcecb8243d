/** Money within the server's sentences, as the site writes it. */

/** 123450 satang to `1,234.50` baht with the word; whole baht without decimals. */
export function formatBaht(satang: number): string {
  const whole = String(Math.trunc(satang / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = satang % 100
  return `${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`} บาท`
}
