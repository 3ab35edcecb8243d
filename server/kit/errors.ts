/**
 * How a handler says no. All are thrown, all undo what the handler wrote. For a refusal that must keep what was
 * written (a counted wrong code), return `reply({ refused: sentence })` instead.
 */
import { errorCode } from '#contracts/errors.ts'
import { errors } from '../strings/errors.ts'

/** A reply that is not success, with its HTTP status and `data`. */
export class Refusal extends Error {
  readonly status: number
  readonly code: number
  readonly data: unknown
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: number, message: string, data: unknown = null, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.data = data
    this.retryAfter = retryAfter
  }
}

/** A rule of the business says no: HTTP 200, `error` 1 unless told, a Thai sentence for the member. */
export function refuse(message: string, data: unknown = null): never {
  throw new Refusal(200, errorCode.refused, message, data)
}

/** The member takes a break, or is excluded, and this is nothing that goes on then. */
export const paused = () => new Refusal(200, errorCode.paused, errors.paused)

/** A reality check waits for its answer. */
export const checkDue = () => new Refusal(200, errorCode.checkDue, errors.checkDue)

/** Money goes out only once a date of birth is told. */
export const birthdayNeeded = (message: string) => new Refusal(200, errorCode.birthdayNeeded, message)

/** Input that only the handler could judge: HTTP 422, a sentence beside each field. `more` goes into the reply's `data`. */
export function invalid(fields: Readonly<Record<string, string>>, more: object = {}): never {
  throw new Refusal(422, errorCode.invalid, errors.invalid, { ...more, fields })
}

/** No session, or one that ended. HTTP 401. */
export function unauthenticated(): never {
  throw new Refusal(401, errorCode.unauthenticated, errors.unauthenticated)
}

/** Signed in, but not for this. HTTP 403. */
export function forbidden(message: string = errors.forbidden): never {
  throw new Refusal(403, errorCode.forbidden, message)
}

/** Not there, or not this member's: the two are answered alike. HTTP 404. */
export function notFound(message: string = errors.notFound): never {
  throw new Refusal(404, errorCode.notFound, message)
}

/** Too many tries. HTTP 429 with Retry-After. `more` goes into the reply's `data`. */
export function tooMany(
  seconds: number,
  message: string = errors.tooMany(seconds),
  more: Readonly<Record<string, unknown>> = {},
): never {
  throw new Refusal(429, errorCode.tooMany, message, { retry_after: seconds, ...more }, seconds)
}

/** More callers at once than can be served in time. HTTP 503 with Retry-After; nothing was done. */
export const tooBusy = (seconds: number) =>
  new Refusal(503, errorCode.unavailable, errors.tooBusy(seconds), { retry_after: seconds }, seconds)

/** The caller hung up before the work was begun: nobody reads the answer. HTTP 499, as nginx writes it. */
export const callerGone = () => new Refusal(499, errorCode.internal, '')

/** The same Idempotency-Key is being carried out, or was used for something else. HTTP 409. */
export function conflict(message: string, retryAfter?: number): never {
  throw new Refusal(409, errorCode.conflict, message, null, retryAfter)
}
