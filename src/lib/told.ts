/**
 * Texts of the served page that the answers of its first reads bring: the head's script writes them as soon as they are there, a
 * second or more before React is on a cheap phone (`scripts/build/pages/first.ts`, decision 121). React takes such an element over as
 * it finds it.
 */

/** How a value is written: as it is, of an instant its day in Thailand, or of a sum of baht its whole, its satang with the point, what came in (with a plus) or went out. */
type As = '' | 'day' | 'whole' | 'rest' | 'in' | 'out'

/**
 * Where a text comes from: path of the call, or `session`; the field of its data, `round.lottery_name`, with a plus before it the sum of that
 * field over a list. `hideable`: not where the member has money figures hidden.
 */
export const toldBy = (path: string, field: string, as: As = '', hideable = false): string =>
  `${path} ${field} ${as}${hideable ? ' hideable' : ''}`.trim()

/** What the member's session keeps of them. */
export const toldName = toldBy('session', 'username')

/** For an element whose text is told; it stays as it was served until then. */
export const told = (by: string | undefined) =>
  by === undefined ? {} : { 'data-told': by, suppressHydrationWarning: true }
