/** Every order of the digits, each once, smallest first: 6 of 123, 3 of 112, 1 of 111; 2 of 12 (domain.md §4.1). */
export function permutations(number: string): string[] {
  if (number.length <= 1) return [number]
  const found = new Set<string>()
  for (let at = 0; at < number.length; at++) {
    const rest = number.slice(0, at) + number.slice(at + 1)
    for (const tail of permutations(rest)) found.add(number.charAt(at) + tail)
  }
  return [...found].sort()
}

/** A tod bet on 122 has half the orders of one on 123, and one on 111 a sixth, at the same rate (domain.md §1.2). */
export const hasRepeat = (number: string): boolean => new Set(number).size < number.length
