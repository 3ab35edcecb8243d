import { ApiError } from '#src/api/api-error.ts'

/**
 * No answer, a broken one, or "still running": the write may have been carried out. A conflict that comes with data is
 * the business's own: what the write was based on has changed, and nothing was done.
 */
export const isOpenEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.outcomeUnknown ||
    error.kind === 'offline' ||
    (error.kind === 'conflict' && error.data === undefined))
