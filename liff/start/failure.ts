/**
 * What the SDK's refusal to start means for the member. LINE may change codes and words at any time (line.md §2.6): both
 * are read loosely, and what is not recognised is `unknown`, which has a screen too.
 */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import { SdkMissing } from '../sdk/init.ts'

/** A proof of LINE is refused from this difference on. */
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** Below this LINE gets no fix any more, and its browser is older than the oldest we serve (decision 018). */
const OLDEST_LINE = 12

interface Circumstances {
  lineVersion: string | null
  /** The server's time minus the device's, ms; null when our server did not answer either. */
  clockOffset: number | null
}

/** What init rejected with, as far as it can be read. */
function readError(error: unknown): { code: string; message: string } {
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' }
}

/** The SDK's own fault on Android: signed in, but a dialog of its own could not be worded (line.md §2.5). */
export const isDialogFault = (error: unknown): boolean => /\bxlt\b/.test(readError(error).message)

/** What the SDK holds of an earlier sign-in is no longer good; a new sign-in is. */
export function isStale(error: unknown): boolean {
  const { code, message } = readError(error)
  return /UNAUTHORIZED|^401$/.test(code) || /revoked|expired access token|invalid_grant|401/i.test(message)
}

/** The SDK keeps its sign-in in storage, and passes on what the browser throws. */
const isStorageBlocked = (error: unknown): boolean =>
  error instanceof Error && /SecurityError|[ln]Storage/.test(error.name + error.message)

export const isClockOff = (offset: number | null): boolean =>
  offset !== null && Math.abs(offset) > CLOCK_TOLERANCE_MS

export function failureOf(error: unknown, { lineVersion, clockOffset }: Circumstances): LiffFailure {
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
export const unreachable = (clockOffset: number | null): LiffFailure => ({
  kind: 'network',
  siteAnswers: clockOffset !== null,
})
