import { ApiError } from '#src/api/api-error.ts'

/**
 * Whether a platform does not have a call at all: what is made of it is then not there. One that has it says in an
 * envelope what it did not find.
 */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'notOffered' ||
    error.kind === 'notYet' ||
    error.status === 405 ||
    (error.kind === 'notFound' && error.code === undefined))
