/** Times of day in a place to instants and back, by the time-zone data of the runtime (domain.md §0, decision 6). */
import type { TimeOfDay } from '../../../db/schema/lotto-shapes.ts'
import { day } from '../../../kit/clock.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

/** What a clock on the wall shows, as if it stood in UTC. */
function wallAt(at: number, zone: string): number {
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day: date, hour, minute: minutes, second } = parts
  return Date.parse(`${year}-${month}-${date}T${hour}:${minutes}:${second}Z`)
}

const offsetAt = (at: number, zone: string) => wallAt(at, zone) - Math.floor(at / 1000) * 1000

/** The calendar day of an instant in a place, `2026-11-20`. */
export const dayIn = (zone: string, at: number): string =>
  new Date(wallAt(at, zone)).toISOString().slice(0, 10)

/**
 * The instant of a time of day in a place. Where the clock is set back and the time comes twice, the first; where it
 * is set forward and the time is left out, as much later as the clock jumped (as Temporal's `compatible`).
 */
export function instantIn(zone: string, date: string, time: TimeOfDay): number {
  const wall = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(wall)) throw new RangeError(`no such time: ${date} ${time}`)
  const before = offsetAt(wall - day, zone)
  const after = offsetAt(wall + day, zone)
  const fits = [wall - before, wall - after].filter((at) => wallAt(at, zone) === wall)
  return fits.length > 0 ? Math.min(...fits) : wall - before
}
