/** The digits, and whole ranges of numbers with their zeros. */
export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** All numbers of so many digits, `00` to `99`. */
export const numbersOf = (digits: number): string[] =>
  Array.from({ length: 10 ** digits }, (_, at) => String(at).padStart(digits, '0'))
