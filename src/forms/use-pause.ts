/** A button that may not be pressed for a while, and says for how long, truthfully (REG-6, HTTP 429). */
import { useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { forms } from '#src/strings/forms.ts'
import { minutesAndSeconds, useTimeLeft } from '#src/ui/time/use-time-left.ts'

export interface Pause {
  /** Sentence for the button, null when it may be pressed. */
  text: string | null
  start: (ms: number) => void
}

/** Short pauses count tenths, so that 2.5 s is neither 2 nor 3. */
const TENTHS_BELOW_MS = 10_000

export function usePause(): Pause {
  const [until, setUntil] = useState<number | null>(null)
  const left = useTimeLeft(until, 100)
  const shown =
    left < TENTHS_BELOW_MS ? forms.seconds((Math.ceil(left / 100) / 10).toFixed(1)) : minutesAndSeconds(left)
  return {
    text: left > 0 ? forms.retryIn(shown) : null,
    start: (ms) => setUntil(serverNow() + ms),
  }
}

/** How long the server asks to wait, ms; null when it did not. */
export const askedToWait = (error: unknown): number | null =>
  error instanceof ApiError && (error.kind === 'tooMany' || error.status === 503) && error.retryAfter
    ? error.retryAfter * 1000
    : null
