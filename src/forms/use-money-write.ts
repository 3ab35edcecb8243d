/** Sends a money intent exactly once, and says honestly when it does not know how that ended. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { Endpoint, ReplyOf, RequestOf } from '#contracts/kit.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import type { CallOptions } from '#src/api/exchange.ts'
import { outcomeOf } from '#src/data/operations.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

/** `unknown`: the server could not be asked; only the member's "check again" leads on. */
export type WritePhase = 'ready' | 'checking' | 'unknown'

export interface MoneyWriteHandlers<E extends Endpoint> {
  onDone: (reply: ReplyOf<E>) => void | Promise<void>
  /** The server refused it, or has not seen it (null): it may be sent again. */
  onNothingDone: (error: unknown) => void
  /** How it is sent, where that is more than one call; by default a call of the endpoint. */
  send?: (body: RequestOf<E>, options: CallOptions) => Promise<ReplyOf<E>>
}

export interface MoneyWrite<E extends Endpoint> {
  phase: WritePhase
  /** Throws what is definite (a refusal, a field, a limit); anything open is asked about here. */
  write: (body: RequestOf<E>) => Promise<void>
  checkAgain: () => void
}

/**
 * No answer, a broken one, or "still running": the write may have been carried out. A conflict that comes with data is
 * the business's own: what the write was based on has changed, and nothing was done.
 */
const isOpenEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.outcomeUnknown ||
    error.kind === 'offline' ||
    (error.kind === 'conflict' && error.data === undefined))

/** `name` tells forms apart; the key outlives a reload of the page (`intent.ts`). */
export function useMoneyWrite<E extends Endpoint>(
  endpoint: E,
  name: string,
  { onDone, onNothingDone, send }: MoneyWriteHandlers<E>,
): MoneyWrite<E> {
  const intent = useIdempotencyKey(name)
  const [phase, setPhase] = useState<WritePhase>(intent.isOpen() ? 'checking' : 'ready')

  /** Asks how the write ended; `cause` is why its answer did not come, null when that was before this page. */
  const settle = async (cause: unknown) => {
    setPhase('checking')
    let reply: ReplyOf<E> | null
    try {
      reply = await outcomeOf(endpoint, intent.key())
    } catch (error) {
      // The write's own refusal is an end; a failure of the asking is none.
      if (!(error instanceof ApiError && error.endpoint === endpoint.name && error.kind === 'refused'))
        return setPhase('unknown')
      setPhase('ready')
      intent.settled()
      return onNothingDone(error)
    }
    setPhase('ready')
    if (reply === null) {
      intent.notArrived()
      return onNothingDone(cause)
    }
    intent.settled()
    await onDone(reply)
  }

  const write = async (body: RequestOf<E>): Promise<void> => {
    intent.sending()
    let reply: ReplyOf<E>
    try {
      const options = { idempotencyKey: intent.key() }
      reply = await (send ? send(body, options) : call(endpoint, body, options))
    } catch (error) {
      if (isOpenEnded(error)) return settle(error)
      intent.settled()
      throw error
    }
    intent.settled()
    await onDone(reply)
  }

  // The page was reloaded, or the WebView killed, while the write was on its way.
  const resume = useEffectEvent(() => {
    if (intent.isOpen()) void settle(null)
  })
  useEffect(() => resume(), [])

  return { phase, write, checkAgain: () => void settle(null) }
}
