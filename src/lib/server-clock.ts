/** The server's time on this device. Countdowns use it, never the phone's clock (ARCHITECTURE.md "Time"). */
let offsetMs = 0
let known = false

/** A reply told how far the server is ahead, ms. Smoothed, so that one slow reply does not make countdowns jump. */
export function serverClockMeasured(offset: number): void {
  offsetMs = known ? offsetMs * 0.7 + offset * 0.3 : offset
  known = true
}

/** Whether the platform tells its clock; one that is not of our kind does not. */
export const isServerClockKnown = (): boolean => known

/** Epoch ms by the server's clock. */
export const serverNow = (): number => Date.now() + offsetMs
