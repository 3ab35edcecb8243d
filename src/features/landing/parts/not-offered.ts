import { ApiError } from '#src/api/api-error.ts'

/** The platform declares the call but does not serve it: nothing is broken, there is just nothing to show. */
export const isNotOffered = (error: unknown): boolean => error instanceof ApiError && error.kind === 'notYet'
