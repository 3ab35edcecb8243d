/** Which lottery lines are the same bet: caps, closed numbers, stakes and the slip count by this, not by how it is written. */

/** `725` to `257`: the one way of writing digits whose order does not matter. */
export const sortedDigits = (digits: string): string => [...digits].sort().join('')

/** Tod: any order wins, so `123` and `321` are one bet. Every bet type of the contract's with that name is one. */
export const isTod = (betType: string): boolean => betType.startsWith('tod')

/** The one way of writing a number of a bet type. */
export const plainNumber = (betType: string, number: string): string =>
  isTod(betType) ? sortedDigits(number) : number

/** The same for two lines exactly when they are the same bet; `321` must not get past a limit on `123`. */
export const betKey = (betType: string, number: string): string =>
  `${betType}:${plainNumber(betType, number)}`
