/** What a module writes: a handler for an endpoint of the contract. */
import type { DataOf, Endpoint, RequestOf } from '#contracts/kit.ts'
import type * as z from 'zod/mini'
import type { Db, Tx } from '../../db/types.ts'
import type { Deps } from '../deps.ts'
import type { Origins } from '../origins.ts'
import type { Log } from '../log.ts'
import type { Prepared } from './prepared.ts'
import type { Take } from '../rate-limit.ts'
import { Reply } from '../reply.ts'
import type { SessionMember } from '../identity/sessions.ts'

type ExtraOf<E extends Endpoint> = z.output<E['extra']>

/** Signed in for certain, perhaps, or not looked at, as the endpoint declares. */
type MemberFor<A> = A extends 'member' ? SessionMember : A extends 'optional' ? SessionMember | null : null
type MemberOf<E extends Endpoint> = MemberFor<E['auth']>

/** Who calls, and when. */
export interface Ask<E extends Endpoint = Endpoint> {
  readonly member: MemberOf<E>
  /** Id of the session, to end it; null for visitors. */
  readonly sessionId: string | null
  /** The server's time when the request arrived, epoch milliseconds. */
  readonly now: number
  readonly ip: string
  /** Origins of the site and of game frames, as this caller sees them. */
  readonly origins: Origins
  readonly userAgent: string
  /** Token of the device's cookie (devices.ts); null without one. It proves nothing by itself. */
  readonly device: string | null
  /** The token that was sent, looked at or not: an endpoint that is open to all does not refuse one that has ended. */
  readonly bearer: string | null
  /** Fires when the caller hangs up before the answer. */
  readonly signal: AbortSignal
  readonly requestId: string
  /**
   * Of an idempotent endpoint: a name of this intent that is safe to store, the same on each repetition; of a request
   * that came without a key, a name of its own. The natural journal key: `withdraw:${ctx.operationId}`. '' elsewhere.
   */
  readonly operationId: string
  readonly log: Log
  readonly deps: Deps
}

export interface Context<E extends Endpoint = Endpoint> extends Ask<E> {
  /** The request's transaction. In mode `read` the database itself: each statement on its own. */
  readonly tx: Tx
  /** Run after the commit; not run when it fails. For what cannot be undone. */
  afterCommit(work: () => void | Promise<void>): void
  /** Gives back what this request's limits counted, once committed: a good login is no try. */
  forgive(): void
}

/** `data` of the reply; or `reply({...})` for message, extra keys or a refusal; or a prepared reply. */
type Answer<E extends Endpoint> = DataOf<E> | Reply<DataOf<E>, ExtraOf<E>> | Prepared

export type Run<E extends Endpoint, P = undefined> = (
  input: RequestOf<E>,
  ctx: Context<E>,
  prepared: P,
) => Answer<E> | Promise<Answer<E>>

export interface Plan<E extends Endpoint, P = undefined> {
  /** `write`: one transaction around `run`. `read`: none. By default GET reads and POST writes. */
  readonly mode?: 'read' | 'write'
  /** Bytes of the body, where the usual limit (input.ts) is too small: pictures. */
  readonly bodyLimit?: number
  /** What to count before the work. May look things up. */
  readonly limits?: (input: RequestOf<E>, ask: Ask<E>, db: Db) => readonly Take[] | Promise<readonly Take[]>
  /** Slow work outside the transaction: password hashing, calls to the outside. Its result is handed to `run`. */
  readonly prepare?: (input: RequestOf<E>, ask: Ask<E>, db: Db) => Promise<P>
  /**
   * What the work of an idempotent write begins with, instead of `prepare`: in its transaction, sent together with the claim. It
   * locks and writes there and nowhere else, since it is undone when the claim is not ours. Its result is handed to `run`.
   */
  readonly first?: (input: RequestOf<E>, ask: Ask<E>, tx: Tx) => Promise<P>
  readonly run: Run<E, P>
}

/** A bound endpoint. Typed by name only, so that all of them fit one map. */
export interface Handler<Name extends string = string> {
  readonly endpoint: Endpoint & { readonly name: Name }
  readonly plan: Plan<Endpoint, unknown>
}

/**
 * Binds a handler to an endpoint: `handle(getPoints, async (_, ctx) => ({ point: 0 }))`, or with a plan for
 * limits, slow preparation and the mode. Refusals are thrown with `refuse`, `invalid`, `notFound`, … (errors.ts).
 */
export function handle<E extends Endpoint, P = undefined>(
  endpoint: E,
  how: Run<E, P> | Plan<E, P>,
): Handler<E['name']> {
  const plan = typeof how === 'function' ? { run: how } : how
  return { endpoint, plan: plan as unknown as Plan<Endpoint, unknown> }
}
