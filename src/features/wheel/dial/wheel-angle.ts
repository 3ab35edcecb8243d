/** How far the disc is turned, in degrees clockwise. Slice 0 lies at the top of a disc that is not turned. */

/** Whole turns before it comes to rest. */
const TURNS = 6

const positive = (degrees: number) => ((degrees % 360) + 360) % 360

/** Where the pointer stands in the middle of the slice: never near another, whatever was drawn. */
export const restAngle = (index: number, count: number): number => positive((-index * 360) / count)

/** The end of a turn from `from`: onwards, six whole turns and as far as the slice is. */
export const endAngle = (from: number, index: number, count: number): number =>
  from + TURNS * 360 + positive(restAngle(index, count) - from)

/** The slice under the pointer. */
export const sliceAt = (angle: number, count: number): number =>
  Math.round((positive(-angle) / 360) * count) % count

/** The angle in a computed `transform`; null for none. */
export function angleOf(transform: string): number | null {
  const [, a, b] = /^matrix\(([^,]+),([^,]+),/.exec(transform) ?? []
  if (a === undefined || b === undefined) return null
  return positive((Math.atan2(Number(b), Number(a)) * 180) / Math.PI)
}
