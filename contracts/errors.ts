/** See `errorCode.stepUp`; by itself, so that the site does not carry the rest. */
export const STEP_UP = 4031

/** See `errorCode.paused`; by itself as well. */
export const PAUSED = 4032

/** See `errorCode.checkDue`; by itself as well. */
export const CHECK_DUE = 4033

/** See `errorCode.pin`; by itself as well. */
export const PIN_ASKED = 4034

/** See `errorCode.birthdayNeeded`; by itself as well. */
export const BIRTHDAY_NEEDED = 4035

/**
 * Codes of `error` in a reply. 0 is success; the platform's own codes are not specified, so a client only ever
 * tells success from failure by them, except for the few it acts upon, named here.
 */
export const errorCode = {
  ok: 0,
  /** A rule of the business said no; `message` is for the member. HTTP 200. */
  refused: 1,
  /** Input out of shape; `data.fields` maps field to sentence. HTTP 422. */
  invalid: 422,
  /** No session, or an expired or revoked one. HTTP 401. */
  unauthenticated: 401,
  forbidden: 403,
  /**
   * The member has not been at hand for a while, and this moves money: nothing was done. HTTP 403; `data.line` tells
   * whether `account.stepUp` takes a proof of LINE beside the password. Then the same request again, same key.
   */
  stepUp: STEP_UP,
  /** The member takes a break, or is excluded: nothing was done. HTTP 200; `message` is for the member. */
  paused: PAUSED,
  /** A reality check waits for its answer, and no bet is taken before. HTTP 200; `message` is for the member. */
  checkDue: CHECK_DUE,
  /**
   * The member's PIN is asked for: nothing was done. HTTP 403; `data.purpose` is what `pin.verify` is asked for, `data.set`
   * false where a PIN must be set first. Then the same request again, same key, with the proof in `X-Pin-Proof`.
   */
  pin: PIN_ASKED,
  /** Money goes out once the member has told a date of birth (`protection.tellBirthday`): nothing was done. HTTP 200. */
  birthdayNeeded: BIRTHDAY_NEEDED,
  notFound: 404,
  /** The same Idempotency-Key is being carried out right now, or was used with another body. HTTP 409. */
  conflict: 409,
  /** Too many tries; `data.retry_after` seconds, also in the Retry-After header. HTTP 429. */
  tooMany: 429,
  internal: 500,
  /** Declared in the contract, not served yet. HTTP 501. */
  notYet: 501,
  /** Not able to serve just now: also more callers at once than can be. Seconds in the Retry-After header. HTTP 503. */
  unavailable: 503,
} as const

/** What this contract's own server puts into `error`; a platform may answer any other number. */
export type ErrorCode = (typeof errorCode)[keyof typeof errorCode]
