/**
 * The one error of a call (docs/errors.md). Every failure is one of these kinds; what each shows and what the member
 * can do next stands in `src/strings/errors.ts`, typed by kind, so that a kind without a sentence does not compile.
 */
export type FailureKind =
  /** The browser says that there is no network. */
  | 'offline'
  /** No answer in time. A write may have happened. */
  | 'timeout'
  /** No answer at all. A write may have happened. */
  | 'unreachable'
  /** The business said no; `message` is the platform's own sentence. */
  | 'refused'
  /** 400: the specification leads home. */
  | 'badRequest'
  | 'unauthenticated'
  /** 403; with code `STEP_UP` the member must prove who is there first, and nothing was done. */
  | 'forbidden'
  | 'notFound'
  /** 409: the same write is running, or its key was used for another; with `data`, what it was based on has changed. */
  | 'conflict'
  /** 422: see `fields`. */
  | 'invalid'
  /** 429: see `retryAfter`. */
  | 'tooMany'
  /** 501: declared, not served yet. */
  | 'notYet'
  /** An addition of ours that this platform does not have (offering.ts): what is made of it is not there. */
  | 'notOffered'
  | 'server'
  /** The answer is not what the contract says. */
  | 'malformed'

interface Details {
  endpoint: string
  status?: number | undefined
  code?: number | undefined
  /** The platform's sentence, '' when it gave none. */
  message?: string | undefined
  /** Field name of the request to sentence, on `invalid`. */
  fields?: Readonly<Record<string, string>> | undefined
  /** Seconds, on `tooMany` and `conflict`. */
  retryAfter?: number | undefined
  /** What the server's log calls the request, '' when it told none. */
  requestId?: string | undefined
  /** `data` of the answer as it came, where it had any. */
  data?: unknown
  cause?: unknown
}

/**
 * A call that did not succeed. `message` is the platform's sentence, '' when it gave none; `code` is `error` of the
 * reply (contracts/errors.ts), undefined without one; `retryAfter` in seconds; `fields` is empty unless the platform
 * named some.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: FailureKind
  readonly endpoint: string
  readonly status: number | undefined
  readonly code: number | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined
  /** `data` of the answer, not read yet; undefined without an answer. */
  readonly data: unknown

  constructor(kind: FailureKind, details: Details) {
    super(details.message ?? '', { cause: details.cause })
    this.kind = kind
    this.endpoint = details.endpoint
    this.status = details.status
    this.code = details.code
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
    this.requestId = details.requestId
    this.data = details.data ?? undefined
  }

  /** True when a write may or may not have happened: ask `/api/operations/{key}`, do not send it again. */
  get outcomeUnknown(): boolean {
    return (
      this.kind === 'timeout' ||
      this.kind === 'unreachable' ||
      this.kind === 'malformed' ||
      this.kind === 'server'
    )
  }
}
