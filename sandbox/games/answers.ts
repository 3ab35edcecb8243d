/** Answers of the two calls: the contract's envelope, in the contract's manner. */
import type { Context } from 'hono'
import { errorCode } from '#contracts/errors.ts'
import { whyUnserved } from '#server/db/lost.ts'
import { Refusal } from '#server/kit/errors.ts'
import { limitRefusal } from '#server/kit/limit-reached.ts'
import type { Log } from '#server/kit/log.ts'
import { AWAY_RETRY_AFTER } from '#server/kit/endpoint/respond.ts'
import { InsufficientFunds, whyPlayStops } from '#server/ledger/errors.ts'
import { errors } from '#server/strings/errors.ts'
import { sandboxGames as sentences } from '../strings/games-server.ts'
import { LinkSpent } from './providers/sessions.ts'

export const NO_STORE = 'no-store'

export const success = (c: Context, data: unknown) =>
  c.json({ error: errorCode.ok, message: '', data }, 200, { 'Cache-Control': NO_STORE })

const say = (c: Context, status: number, error: number, message: string, data: unknown = null) =>
  c.json({ error, message, data }, status as 200, { 'Cache-Control': NO_STORE })

export function failure(c: Context, error: Error, log: Log): Response {
  if (error instanceof LinkSpent) return say(c, 401, errorCode.unauthenticated, sentences.linkUsed)
  if (error instanceof InsufficientFunds) return say(c, 200, errorCode.refused, sentences.notEnough)
  const stopped = whyPlayStops(error)
  if (stopped)
    return say(
      c,
      200,
      stopped === 'paused' ? errorCode.paused : errorCode.checkDue,
      errors[stopped === 'paused' ? 'paused' : 'checkDue'],
    )
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
    const message = error.status === 401 ? sentences.sessionOver : error.message
    return say(c, error.status, error.code, message)
  }
  const limit = limitRefusal(error)
  if (limit) return say(c, limit.status, limit.code, limit.message, limit.data)
  const why = whyUnserved(error)
  log.error({ err: error }, why ?? 'game request failed')
  if (why !== null) {
    c.header('Retry-After', String(AWAY_RETRY_AFTER))
    return say(c, 503, errorCode.unavailable, sentences.tryAgain)
  }
  return say(c, 500, errorCode.internal, sentences.tryAgain)
}
