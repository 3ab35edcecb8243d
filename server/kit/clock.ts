/** The server's clock. Everything that asks for the time asks this, so that a test can set it. */

export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that stands until it is moved. */
export interface SettableClock extends Clock {
  set(at: number): void
  advance(milliseconds: number): void
}

export function settableClock(start: number): SettableClock {
  let at = start
  return {
    now: () => at,
    set: (value) => void (at = value),
    advance: (milliseconds) => void (at += milliseconds),
  }
}

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
