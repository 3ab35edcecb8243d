/** One request to one endpoint: input, session, limits, transaction, idempotency, reply. */
import { idempotencyKey } from '#contracts/operations.ts'
import { errorCode } from '#contracts/errors.ts'
import { isByHand, needsKey, type Endpoint } from '#contracts/kit.ts'
import { stopsInPause } from '#rules/protection/pauses.ts'
import * as z from 'zod/mini'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/types.ts'
import type { Deps } from '../deps.ts'
import type { Origins } from '../origins.ts'
import { errors } from '../../strings/errors.ts'
import { deviceOf } from '../identity/devices.ts'
import { callerGone, conflict, paused, Refusal, unauthenticated } from '../errors.ts'
import type { Ask, Context, Handler, Plan } from './handler.ts'
import { findOperation, fingerprint, operationId, scopeOf, type Stored } from '../idempotency.ts'
import { readInput } from './input.ts'
import { once, RETRY_AFTER, StoredMeanwhile, type Intent, type Outcome, type RunIn } from './once.ts'
import { Prepared } from './prepared.ts'
import { failure, Reply, success, type Answered } from '../reply.ts'
import { preparedResponse, toResponse } from './respond.ts'
import { pinAsked, spendProof } from '../identity/pins.ts'
import { findSession, isLinked, type Session } from '../identity/sessions.ts'
import { newToken } from '../identity/tokens.ts'

/** What the HTTP layer knows of the caller. */
export interface Caller {
  readonly ip: string
  readonly requestId: string
  readonly origins: Origins
}

/** Names a write that came without a key: no other request is ever the same. */
const nameless = () => operationId('nameless', newToken())

const REPLAYED = { 'idempotency-replayed': 'true' }

const bearerOf = (request: Request): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(request.headers.get('authorization') ?? '')?.[1]

/**
 * The session of a request. A token that is no longer good ends in 401 even where a session is optional: taking
 * the caller for a visitor would answer, for instance, that a write of theirs never arrived.
 */
async function authenticate(
  endpoint: Endpoint,
  request: Request,
  deps: Deps,
  now: number,
): Promise<Session | null> {
  if (endpoint.auth === 'none') return null
  const token = bearerOf(request)
  if (token === undefined && !request.headers.has('authorization') && endpoint.auth === 'optional')
    return null
  return (
    (token === undefined ? null : await findSession(deps.database.db, token, now, isByHand(endpoint))) ??
    unauthenticated()
  )
}

function intentOf(
  endpoint: Endpoint,
  request: Request,
  input: unknown,
  memberId: string | null,
): Intent | null {
  if (!endpoint.idempotent) return null
  const given = request.headers.get('idempotency-key')
  if (given === null && !needsKey(endpoint)) return null
  const key = z.safeParse(idempotencyKey(), given ?? '')
  if (!key.success) throw new Refusal(422, errorCode.invalid, errors.keyMissing, { fields: {} })
  return {
    key: key.data,
    id: operationId(scopeOf(memberId), key.data),
    fingerprint: fingerprint(key.data, endpoint.name, input),
  }
}

/** The stored answer of the same intent; another body under the same key is a conflict. */
function replay(stored: Stored, intent: Intent): Response {
  if (stored.fingerprint !== intent.fingerprint) conflict(errors.keyReused)
  return toResponse(stored, REPLAYED)
}

const carriesPassword = (input: unknown) => Boolean((input as { password?: unknown }).password)

/** Whether `mustBeFresh` has nothing to ask. */
const isAtHand = (endpoint: Endpoint, session: Session | null) => !endpoint.stepUp || session?.fresh === true

/** Money moves for who is at hand only; whoever gives the password with the request is (its handler looks at it). */
async function mustBeFresh(
  endpoint: Endpoint,
  session: Session | null,
  input: unknown,
  deps: Deps,
): Promise<void> {
  if (isAtHand(endpoint, session) || !session || carriesPassword(input)) return
  const line = deps.services.line !== undefined && (await isLinked(deps.database.db, session.member.id))
  throw new Refusal(403, errorCode.stepUp, errors.stepUp, { line })
}

type AskedPin = Awaited<ReturnType<typeof pinAsked>>

/** Whether this is what only the PIN opens, for this member. */
const pinFor = async ({ pin }: Endpoint, session: Session | null, { database }: Deps): Promise<AskedPin> =>
  pin && session ? pinAsked(database.db, session.member, pin) : null

/** The proof is used up here, whatever becomes of the request. */
async function mustHavePin(
  { pin }: Endpoint,
  asked: AskedPin,
  session: Session | null,
  request: Request,
  { database: { db } }: Deps,
  now: number,
): Promise<void> {
  if (!pin || !session || !asked) return
  const proof = request.headers.get('x-pin-proof')
  if (proof && asked.set && (await spendProof(db, proof, session.id, pin.purpose, now))) return
  throw new Refusal(403, errorCode.pin, errors.pin, { purpose: pin.purpose, set: asked.set })
}

/** Answers a request to this endpoint; refusals are thrown. */
export async function answer(
  handler: Handler,
  params: Record<string, string>,
  request: Request,
  caller: Caller,
  deps: Deps,
): Promise<Response> {
  const { endpoint, plan } = handler
  const now = deps.clock.now()
  const session = await authenticate(endpoint, request, deps, now)
  const input = await readInput(endpoint, request, params, plan.bodyLimit)
  const member = session?.member ?? null
  const intent = intentOf(endpoint, request, input, member?.id ?? null)
  const ask: Ask = {
    member,
    sessionId: session?.id ?? null,
    now,
    ip: caller.ip,
    origins: caller.origins,
    userAgent: request.headers.get('user-agent') ?? '',
    device: deviceOf(request),
    bearer: bearerOf(request) ?? null,
    signal: request.signal,
    requestId: caller.requestId,
    operationId: endpoint.idempotent ? (intent?.id ?? nameless()) : '',
    log: deps.log.child({ requestId: caller.requestId, endpoint: endpoint.name }),
    deps,
  }
  const asked = await pinFor(endpoint, session, deps)
  const mayGoOn = async () => {
    // Money is asked once more, within its own transaction, by the ledger itself (decision 083).
    if (session?.paused && stopsInPause(endpoint)) throw paused()
    await mustBeFresh(endpoint, session, input, deps)
    await mustHavePin(endpoint, asked, session, request, deps, now)
  }
  if (!intent) {
    await mayGoOn()
    const answered = await carryOut(endpoint, plan, input, ask)
    return answered instanceof Prepared
      ? preparedResponse(answered, request)
      : toResponse(answered as Answered)
  }
  if (deps.running.has(intent.id)) conflict(errors.keyRunning, RETRY_AFTER)
  deps.running.add(intent.id)
  try {
    // What was done already is told to whoever holds its key. Where nothing can stand against it before its claim, that
    // is early enough to look.
    if (plan.limits || plan.prepare || asked || session?.paused || !isAtHand(endpoint, session)) {
      const stored = await findOperation(deps.database.db, intent.id, intent.key)
      if (stored) return replay(stored, intent)
    }
    await mayGoOn()
    const answered = await carryOut(endpoint, plan, input, ask, intent)
    return answered instanceof StoredMeanwhile
      ? replay(answered.stored, intent)
      : toResponse(answered as Answered)
  } finally {
    deps.running.delete(intent.id)
  }
}

async function carryOut(
  endpoint: Endpoint,
  plan: Plan<Endpoint, unknown>,
  input: unknown,
  ask: Ask,
  intent?: Intent,
): Promise<Outcome> {
  const { database, limits } = ask.deps
  mustBeThere(ask)
  const takes = (await plan.limits?.(input, ask, database.db)) ?? []
  mustBeThere(ask)
  const giveBack = takes.length > 0 ? await limits.take(takes) : async () => {}
  mustBeThere(ask)
  const prepared = await preparedFor(plan, input, ask, giveBack)
  let after: (() => void | Promise<void>)[] = []
  let forgiven = false
  const runIn: RunIn = async (tx, given = prepared) => {
    // Begun anew on each retry of the transaction.
    after = []
    forgiven = false
    const ctx: Context = {
      ...ask,
      tx,
      afterCommit: (work) => void after.push(work),
      forgive: () => void (forgiven = true),
    }
    return encode(endpoint, await plan.run(input, ctx, given))
  }
  const { first } = plan
  const begin = first && ((tx: Tx) => first(input, ask, tx))
  const writes =
    intent !== undefined || (plan.mode ?? (endpoint.method === 'GET' ? 'read' : 'write')) === 'write'
  const outcome = !writes
    ? await runIn(database.db)
    : await ask.deps.writes.run(
        () =>
          intent
            ? once({ endpoint, intent, ask, begin }, runIn)
            : inTransaction<Outcome>(database.db, async (tx) => runIn(tx, await begin?.(tx))),
        ask.signal,
      )
  await settleAfter([...(forgiven ? [giveBack] : []), ...after], ask)
  return outcome
}

/** What is done stays done, and is answered so, whatever becomes of what follows it. */
async function settleAfter(work: readonly (() => void | Promise<void>)[], { log }: Ask): Promise<void> {
  for (const one of work) {
    try {
      await one()
    } catch (error) {
      log.error({ err: error }, 'not done after the commit')
    }
  }
}

/** Nothing is begun for a caller who has hung up: a crowd that leaves must not keep the database busy. */
function mustBeThere({ signal }: Ask): void {
  if (signal.aborted) throw callerGone()
}

/** A caller who was sent away because of the others has not tried. */
async function preparedFor(
  plan: Plan<Endpoint, unknown>,
  input: unknown,
  ask: Ask,
  giveBack: () => Promise<void>,
): Promise<unknown> {
  try {
    return await plan.prepare?.(input, ask, ask.deps.database.db)
  } catch (error) {
    if (error instanceof Refusal && error.code === errorCode.unavailable) await giveBack()
    throw error
  }
}

function encode(endpoint: Endpoint, answer: unknown): Answered | Prepared {
  if (answer instanceof Prepared) return answer
  if (!(answer instanceof Reply)) return success(endpoint, answer)
  const { data, message, extra, headers, refused, about } = answer.parts
  if (refused !== undefined)
    return failure(endpoint, new Refusal(200, errorCode.refused, refused, about ?? null))
  return { ...success(endpoint, data, message, extra ?? {}), ...(headers && { headers }) }
}
