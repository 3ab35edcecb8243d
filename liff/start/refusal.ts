/**
 * What the SDK refused to start with. LINE may change codes and words at any time (line.md §2.6): both are read loosely.
 */

/** What init rejected with, as far as it can be read. */
export function readError(error: unknown): { code: string; message: string } {
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
