/** From what a handler answered to what goes out. */
import { errorCode } from '#contracts/errors.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { isDiskFull, OutcomeUnknown, whyUnserved } from '../../db/lost.ts'
import { textResponse } from '../text-response.ts'
import { InsufficientFunds, whyPlayStops } from '../../ledger/errors.ts'
import { errors } from '../../strings/errors.ts'
import { checkDue, paused, Refusal } from '../errors.ts'
import { limitRefusal } from '../limit-reached.ts'
import type { Log } from '../log.ts'
import type { Prepared } from './prepared.ts'
import { failure, type Answered } from '../reply.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** What a response refused: its status alone does not tell, and its body is not read again. */
const refusals = new WeakMap<Response, number>()

/** The code of the refusal that a response is; undefined for one that is none. */
export const refusalOf = (response: Response): number | undefined => refusals.get(response)

/** A plain reply: never kept by any cache. */
export function toResponse(answered: Answered, headers: Record<string, string> = {}): Response {
  const response = textResponse(answered.body, {
    status: answered.status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...answered.headers, ...headers },
  })
  if (answered.refused !== undefined) refusals.set(response, answered.refused)
  return response
}

/** A prepared reply: compressed, and 304 when the client has it already. */
export async function preparedResponse(prepared: Prepared, request: Request): Promise<Response> {
  const headers: Record<string, string> = {
    etag: prepared.etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  }
  const known = request.headers.get('if-none-match') ?? ''
  if (known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === prepared.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const { coding, bytes } = await prepared.encoded(request.headers.get('accept-encoding') ?? '')
  if (coding) headers['content-encoding'] = coding
  return new Response(bytes as BodyInit, { headers: { 'content-type': JSON_TYPE, ...headers } })
}

/** Spending more than a wallet holds, or than the member's own limits leave, is a refusal by the rules, wherever it surfaces. */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof InsufficientFunds) return new Refusal(200, errorCode.refused, errors.insufficientFunds)
  const stopped = whyPlayStops(error)
  if (stopped) return stopped === 'paused' ? paused() : checkDue()
  return limitRefusal(error)
}

/** Seconds. A database that restarts is back within a few. */
export const AWAY_RETRY_AFTER = 2

/**
 * The database was lost under a request, its disk is full, or others stood in the way for too long. What was not committed is undone, so an idempotent write, which is one
 * transaction, had no effect; unless it was lost at the commit: then `GET /api/operations/{key}` tells.
 */
function awayRefusal(endpoint: Endpoint | null, error: unknown): Refusal | null {
  if (whyUnserved(error) === null) return null
  const known = endpoint?.idempotent === true ? errors.writeUndone : errors.unavailable
  const sentence = error instanceof OutcomeUnknown ? errors.outcomeUnknown : known
  return new Refusal(503, errorCode.unavailable, sentence, null, AWAY_RETRY_AFTER)
}

/** A thrown error as a reply. What is not a refusal is a fault of ours: logged, and told in general words. */
export function errorResponse(
  endpoint: Endpoint | null,
  error: unknown,
  log: Log,
  requestId: string,
): Response {
  const away = awayRefusal(endpoint, error)
  // What only a person can mend is no warning.
  const level = isDiskFull(error) ? 'error' : 'warn'
  if (away) log[level]({ endpoint: endpoint?.name, requestId, err: error }, whyUnserved(error)!)
  const refusal = away ?? asRefusal(error)
  if (!refusal) {
    log.error({ endpoint: endpoint?.name, requestId, err: error }, 'handler failed')
    return toResponse(failure(endpoint, new Refusal(500, errorCode.internal, errors.internal)))
  }
  const headers: Record<string, string> = {}
  if (refusal.retryAfter !== undefined) headers['retry-after'] = String(refusal.retryAfter)
  return toResponse(failure(endpoint, refusal), headers)
}
