/**
 * The endpoint kit: how client and server promise each other a call.
 *
 * An endpoint is declared once, as data. The client's transport (`src/api/call.ts`), the server's binder
 * (`server/kit/`), the tests, the OpenAPI document and `npm run conformance` all read the same declaration.
 */
import * as z from 'zod/mini'
import type { PinPurpose } from './pin-purpose.ts'
import { once } from './wire.ts'

/** Whose word the endpoint is: the specification's section 7, or an addition of ours. */
export type Origin = 'spec' | 'extension'

/** Who may call: anyone, anyone but a session is used when there is one, or a signed-in member only. */
export type Auth = 'none' | 'optional' | 'member'

/**
 * Who shows a failure (LOGIN-6, docs/errors.md):
 * - `page`    thrown to the caller; 400 leads home, 401 ends the session and leads to /login.
 * - `session` as `page`, but 401 is raised with the session-expired sentence where the member is (lotto, auth).
 * - `part`    the part of the page that needed it says so and offers a retry; 401 ends the session.
 */
export type ErrorPolicy = 'page' | 'session' | 'part'

type Shape = z.core.$ZodType

/**
 * A call as data. A docblock of an endpoint says what it answers beside success: "refused" is `errorCode.refused` (HTTP
 * 200, a sentence for the member), the others go by their number (errors.ts). Any call can answer 422 for input out of
 * shape, 500 and 503, one that looks at the session 401, one that moves money 4031 (`stepUp`), an idempotent one 409
 * for its key. What was not success has changed nothing, unless it is said. Limits and lengths of time are those of our
 * server: another platform may have its own.
 */
export interface Endpoint<
  Req extends Shape = Shape,
  Res extends Shape = Shape,
  Extra extends Shape = Shape,
  Name extends string = string,
  Who extends Auth = Auth,
> {
  /** Unique, dotted: `domain.verb`. Handlers are bound and query keys are made by it. */
  readonly name: Name
  readonly method: 'GET' | 'POST'
  /** Under the configured base URL; `{name}` marks a path parameter taken from the request. */
  readonly path: `/api/${string}`
  readonly auth: Who
  /** Query for GET, JSON body for POST; path parameters included. */
  readonly request: Req
  /** Shape of `data` in a successful reply. */
  readonly response: Res
  /** Further keys of a successful reply beside error, message and data (login: access_token). */
  readonly extra: Extra
  readonly onError: ErrorPolicy
  /**
   * True: with an `Idempotency-Key` header the server carries the write out at most once per key. Ours cannot do without
   * one; the specification's can, since its table knows no key: then each request is a write of its own.
   */
  readonly idempotent: boolean
  /**
   * True: it moves the member's money or says where it goes. A platform may answer `errorCode.stepUp` when the member has
   * not been at hand for a while (decision 038); it then did nothing, and the same request is sent again after
   * `account.stepUp`. A request that carries the member's password is such a proof itself.
   */
  readonly stepUp?: boolean
  /**
   * What of the member's PIN it asks for: a platform may answer `errorCode.pin` unless the request bears a proof of it
   * (decision 097). `always`: also of a member who has none, who sets one first, where the agent wishes so; `needed`:
   * whatever the agent wishes.
   */
  readonly pin?: { readonly purpose: PinPurpose; readonly always?: true; readonly needed?: true }
  /**
   * True: its 404 may be about what was asked for, not about the call: then the reply has an envelope. Of an addition
   * without it any 404 says that the platform does not offer the call (decision 086).
   */
  readonly mayMiss?: boolean
  /** False: a write in form that pages make by themselves; see `isByHand`. */
  readonly byHand?: boolean
  /** Key of the reply that is 0 on success: `error`, but `status` for the lotto lobby (specification.md §5). */
  readonly success: 'error' | 'status'
  readonly origin: Origin
  /** One sentence for the API document. */
  readonly summary: string
}

const none = z.object({})

type Declared<
  Req extends Shape,
  Res extends Shape,
  Extra extends Shape,
  Name extends string,
  Who extends Auth,
> = Omit<
  Endpoint<Req, Res, Extra, Name, Who>,
  'request' | 'extra' | 'idempotent' | 'auth' | 'onError' | 'success'
> & {
  request?: Req
  extra?: Extra
  idempotent?: boolean
  auth?: Who
  onError?: ErrorPolicy
  success?: 'error' | 'status'
}

/**
 * Declares an endpoint. Defaults: no request, member only, `page` errors, not idempotent, no step-up; a member's writes
 * are by hand.
 */
export function endpoint<
  Res extends Shape,
  Req extends Shape = typeof none,
  Extra extends Shape = typeof none,
  const Name extends string = string,
  const Who extends Auth = 'member',
>(spec: Declared<Req, Res, Extra, Name, Who>): Endpoint<Req, Res, Extra, Name, Who> {
  return whenRead({
    auth: 'member' as Who,
    onError: 'page',
    idempotent: false,
    success: 'error',
    request: none as unknown as Req,
    extra: none as unknown as Extra,
    ...spec,
  })
}

/** In a browser a shape is told by what makes it (scripts/build/pure-contracts.ts), and made when it is first read. */
function whenRead<E extends Pick<Endpoint, 'request' | 'response' | 'extra'>>(declared: E): E {
  for (const name of ['request', 'response', 'extra'] as const) {
    const make: unknown = declared[name]
    if (typeof make === 'function')
      Object.defineProperty(declared, name, { get: once(make as () => Shape), enumerable: true })
  }
  return declared
}

/**
 * Whether only an act of the member makes this call, so that it shows that they are there: their writes. Reads never do,
 * for pages repeat them by themselves.
 */
export const isByHand = ({ method, auth, byHand }: Endpoint): boolean =>
  byHand ?? (method === 'POST' && auth === 'member')

/** What a caller hands over: decoded values (satang, numbers, booleans). */
export type RequestOf<E extends Endpoint> = z.output<E['request']>
/** `data` of a successful reply, decoded. */
export type DataOf<E extends Endpoint> = z.output<E['response']>
/** A successful reply, decoded: message, data and the endpoint's extra keys. */
export type ReplyOf<E extends Endpoint> = { message: string; data: DataOf<E> } & z.output<E['extra']>

/** Every reply has this outer shape; error 0 is success. Lotto lobby says `status` instead of `error`. */
export const envelope = z.object({
  error: z.optional(z.union([z.number(), z.string()])),
  status: z.optional(z.union([z.number(), z.string()])),
  message: z.nullish(z.string()),
  data: z.optional(z.unknown()),
})

/** `/api/operations/{key}` and its values to `/api/operations/abc`; values are percent-encoded. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

/** Whether the endpoint cannot be called without an `Idempotency-Key`. */
export const needsKey = ({ idempotent, origin }: Pick<Endpoint, 'idempotent' | 'origin'>): boolean =>
  idempotent && origin === 'extension'

/** Names of the path parameters of an endpoint, in order. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!)
}
