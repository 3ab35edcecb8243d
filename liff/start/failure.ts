/** What a doubt of the start means for the member. What is not recognised is `unknown`, which has a screen too. */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import { SdkMissing } from '../sdk/init.ts'
import { readError } from './refusal.ts'
import type { Doubt } from './stages.ts'

/** A proof of LINE is refused from this difference on. */
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** Below this LINE gets no fix any more, and its browser is older than the oldest we serve (decision 018). */
const OLDEST_LINE = 12

interface Circumstances {
  lineVersion: string | null
  /** The server's time minus the device's, ms; null when our server did not answer either. */
  clockOffset: number | null
}

/** The SDK keeps its sign-in in storage, and passes on what the browser throws. */
const isStorageBlocked = (error: unknown): boolean =>
  error instanceof Error && /SecurityError|[ln]Storage/.test(error.name + error.message)

const isClockOff = (offset: number | null): boolean =>
  offset !== null && Math.abs(offset) > CLOCK_TOLERANCE_MS

function failureOf(error: unknown, { lineVersion, clockOffset }: Circumstances): LiffFailure {
  const { code, message } = readError(error)
  const text = `${code} ${message}`
  if (isStorageBlocked(error)) return { kind: 'storage' }
  if (error instanceof SdkMissing) return { kind: 'sdk' }
  if (/access_denied/i.test(text)) return { kind: 'denied' }
  if (/INVALID_ID_TOKEN|id.?token/i.test(text) && isClockOff(clockOffset)) {
    return { kind: 'clock', clockOffset: clockOffset ?? 0 }
  }
  if (error instanceof TypeError || /failed to fetch|load failed|network|timeout|\b5\d\d\b/i.test(text)) {
    return unreachable(clockOffset)
  }
  return { kind: lineVersion !== null && Number.parseInt(lineVersion) < OLDEST_LINE ? 'old' : 'unknown' }
}

/** LINE did not answer, or not in time. */
const unreachable = (clockOffset: number | null): LiffFailure => ({
  kind: 'network',
  siteAnswers: clockOffset !== null,
})

/** What the doubt is about, now that the server has told its time. Null: not about the clock, which alone was in doubt. */
export function explain(doubt: Doubt, circumstances: Circumstances): LiffFailure | null {
  const { clockOffset } = circumstances
  switch (doubt.of) {
    case 'silence':
      return unreachable(clockOffset)
    case 'refusal':
      return failureOf(doubt.error, circumstances)
    case 'proof':
      return clockOffset !== null && isClockOff(clockOffset) ? { kind: 'clock', clockOffset } : null
  }
}
