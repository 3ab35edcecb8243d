/** Amounts of baht as they are typed. */

const FIRST_THAI_DIGIT = 0x0e50

/**
 * What is kept of typed or pasted text: `1,500.257` becomes `1500.25`, Thai digits become ours, a leading zero goes.
 * Never a sign, never a second point; at most nine digits before it.
 */
export function tidyAmount(text: string): string {
  const plain = text
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - FIRST_THAI_DIGIT))
    .replace(/[^\d.]/g, '')
  const [whole = '', ...rest] = plain.split('.')
  const front = whole.slice(0, 9).replace(/^0+(?=\d)/, '')
  return rest.length === 0 ? front : `${front || '0'}.${rest.join('').slice(0, 2)}`
}

/** As it is drawn while it is typed: `1500.5` becomes `1,500.5`. */
export function groupAmount(text: string): string {
  const [whole = '', ...cents] = text.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...cents].join('.')
}
