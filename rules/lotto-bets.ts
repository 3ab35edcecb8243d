/** Which lottery lines are the same bet: caps, closed numbers, stakes and the slip count by this, not by how it is written. */

/** `725` to `257`: the one way of writing digits whose order does not matter. */
export const sortedDigits = (digits: string): string => [...digits].sort().join('')

/** Every order of the digits, each once, smallest first: 6 of 123, 3 of 112, 1 of 111; 2 of 12 (domain.md §4.1). */
export function ordersOf(digits: string): string[] {
  if (digits.length <= 1) return [digits]
  const found = new Set<string>()
  for (let at = 0; at < digits.length; at++) {
    const rest = digits.slice(0, at) + digits.slice(at + 1)
    for (const tail of ordersOf(rest)) found.add(digits.charAt(at) + tail)
  }
  return [...found].sort()
}

/** A tod bet on 122 has half the orders of one on 123, and one on 111 a sixth, at the same rate (domain.md §1.2). */
export const hasRepeat = (digits: string): boolean => new Set(digits).size < digits.length

/** Tod: any order wins, so `123` and `321` are one bet. Every bet type of the contract's with that name is one. */
export const isTod = (betType: string): boolean => betType.startsWith('tod')

/** The one way of writing a number of a bet type. */
export const plainNumber = (betType: string, number: string): string =>
  isTod(betType) ? sortedDigits(number) : number

/** The same for two lines exactly when they are the same bet; `321` must not get past a limit on `123`. */
export const betKey = (betType: string, number: string): string =>
  `${betType}:${plainNumber(betType, number)}`
