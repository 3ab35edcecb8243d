/** Which PINs are soon guessed: used by the site while it is typed, and by the server. */

/** Whether every digit is so far from the one before it as `step` says, 9 and 0 being neighbours. */
const goesBy = (digits: readonly number[], step: number): boolean =>
  digits.every((digit, at) => at === 0 || (digits[at - 1]! + step + 10) % 10 === digit)

/** One digit six times, a run up or down, two or three digits over and over, or the end of the member's own number. */
export function isEasyPin(pin: string, mobile: string = ''): boolean {
  const digits = [...pin].map(Number)
  if ([0, 1, -1].some((step) => goesBy(digits, step))) return true
  if (pin === pin.slice(0, 2).repeat(3) || pin === pin.slice(0, 3).repeat(2)) return true
  return mobile.length >= pin.length && mobile.endsWith(pin)
}
