/** The clock that a platform writes its times by, where it sends them without a zone (decision 087). */

/** Thailand knows no summer time. */
export const THAI_ZONE = '+07:00'

const OFFSET = /^([+-])(\d{2}):(\d{2})$/

/** Whether it is an offset such as `+07:00`, or a zone of the IANA database such as `Asia/Bangkok`. */
export function isZone(zone: string): boolean {
  if (OFFSET.test(zone)) return true
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/** What a clock of the zone shows at an instant (epoch ms), as if it were UTC: epoch ms. */
function shownAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** How far the zone is ahead of UTC at that local time, in ms; `local` is a wall clock's time as if it were UTC. */
export function offsetAt(local: number, zone: string): number {
  const fixed = OFFSET.exec(zone)
  if (fixed) {
    const ms = (Number(fixed[2]) * 60 + Number(fixed[3])) * 60_000
    return fixed[1] === '-' ? -ms : ms
  }
  const whole = Math.floor(local / 1000) * 1000
  const guess = shownAt(whole, zone) - whole
  return shownAt(whole - guess, zone) - (whole - guess)
}
