/** Numbers out of a set of digits, as members choose them (domain.md §4.1). */

const different = (number: string): boolean => new Set(number).size === number.length

/**
 * Orders of so many of the digits: n(n-1) or n(n-1)(n-2); with repeats n² or n³. For tod `linesFor` keeps one of each
 * combination: n(n-1)(n-2)/6.
 */
export function winNumbers(digits: readonly string[], length: number, repeats: boolean): string[] {
  let numbers = ['']
  for (let place = 0; place < length; place++)
    numbers = numbers.flatMap((number) => digits.map((digit) => number + digit))
  return repeats ? numbers : numbers.filter(different)
}
