import { formatCount } from '#rules/baht.ts'

/** What stands before the five digits that count, grouped as it stands in the whole: 5604538 to `5,6`. */
export function splitDifference(difference: number): string {
  const upToThousands = formatCount(Math.trunc(difference / 1000))
  return difference < 100_000 ? '' : upToThousands.slice(0, -2)
}
