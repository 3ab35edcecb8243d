/**
 * An act with money or a reward: locked from the press, sent exactly once, honest where it does not know how that ended,
 * and what it changed (`data/affected.ts`) fetched again, nothing else.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Endpoint, ReplyOf, RequestOf } from '#contracts/kit.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import type { CallOptions } from '#src/api/exchange.ts'
import { type AffectingName, written } from '#src/data/affected.ts'
import { endByTrace, markBefore, type SentWrite } from '#src/data/traces/end-by-trace.ts'
import { outcomeOf } from '#src/data/platform/operations.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useOnceReachable } from '#src/lib/connection/use-once-reachable.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { isOpenEnded } from './money/open-ended.ts'
import { useIdempotencyKey } from './money/use-idempotency-key.ts'

/** `unknown`: the server could not be asked; it is asked again when the connection is back, or when the member presses "check again". */
export type WritePhase = 'ready' | 'checking' | 'unknown'

type Shape = Endpoint['request']

/** It says what it changes. */
type MoneyEndpoint = Endpoint<Shape, Shape, Shape, AffectingName>

interface MoneyActHandlers<E extends Endpoint> {
  /** `refreshed` resolves when what the act changed, as far as it is on the screen, is there anew. */
  onDone: (reply: ReplyOf<E>, refreshed: Promise<void>) => void | Promise<void>
  /** The server refused it, or has not seen it (null): it may be sent again. */
  onNothingDone: (error: unknown) => void | Promise<void>
  /** How it is sent, where that is more than one call; by default a call of the endpoint. */
  send?: (body: RequestOf<E>, options: CallOptions) => Promise<ReplyOf<E>>
  /** What was done is shown by the caller first, who then calls `refresh`: new balances would tell the prize. */
  refreshLater?: boolean
}

interface MoneyAct<E extends Endpoint> {
  phase: WritePhase
  /** From when it is sent until `onDone` or `onNothingDone` has ended. */
  busy: boolean
  /**
   * A press. `prepare` makes the request, perhaps asks the member first (null: they would rather not). Until it has
   * ended, and while an end is not known, another press does nothing. Never rejects.
   */
  act: (prepare: () => RequestOf<E> | null | Promise<RequestOf<E> | null>) => Promise<void>
  /** For a form, whose `useSubmit` holds the lock: throws what is definite (a refusal, a field, a limit). */
  write: (body: RequestOf<E>) => Promise<void>
  checkAgain: () => void
  /** What was sent and when, while its end is not known; of a page that was reloaded too. */
  sent: SentWrite | undefined
  /** Fetches again what the act changes. */
  refresh: () => Promise<void>
  /** Resolves when what was fetched again last is there. */
  refreshed: () => Promise<void>
}

/** What is kept of a request: no picture of a slip, for a browser keeps little. */
const withoutPictures = (body: unknown): object =>
  Object.fromEntries(
    Object.entries(body as object).filter(([, value]) => typeof value !== 'string' || value.length < 500),
  )

/** `name` tells forms apart; the key outlives a reload of the page (`intent.ts`). */
export function useMoneyAct<E extends MoneyEndpoint>(
  endpoint: E,
  name: string,
  { onDone, onNothingDone, send, refreshLater = false }: MoneyActHandlers<E>,
): MoneyAct<E> {
  const client = useQueryClient()
  const intent = useIdempotencyKey(name)
  const [phase, setPhase] = useState<WritePhase>(intent.isOpen() ? 'checking' : 'ready')
  const [busy, setBusy] = useState(false)
  // State comes too late for two presses within one frame.
  const running = useRef(false)

  const last = useRef(Promise.resolve())
  const refresh = () => (last.current = written(client, endpoint.name))

  const done = async (reply: ReplyOf<E>) => {
    intent.settled()
    if (!refreshLater) void refresh()
    // Done is done: a dialog that cannot be loaded is no reason to call it failed, and to have it sent again.
    try {
      await onDone(reply, last.current)
    } catch {
      toast('info', moneyWrite.doneUnseen)
    }
  }

  /** What was refused may rest on what is old by now. Whoever is signed out has nothing to be fetched. */
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError && error.kind === 'unauthenticated')) void refresh()
  }
  const nothingDone = (error: unknown) => {
    refused(error)
    return onNothingDone(error)
  }

  /** Asks how the write ended; `cause` is why its answer did not come, null when that was before this page. */
  const settle = async (cause: unknown) => {
    setPhase('checking')
    let reply: ReplyOf<E> | null
    try {
      reply = await outcomeOf(endpoint, intent.key())
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'notOffered') return settleByTrace(cause)
      // The write's own refusal is an end; a failure of the asking is none.
      if (!(error instanceof ApiError && error.endpoint === endpoint.name && error.kind === 'refused'))
        return setPhase('unknown')
      setPhase('ready')
      intent.settled()
      return nothingDone(error)
    }
    setPhase('ready')
    if (reply !== null) return done(reply)
    intent.notArrived()
    return nothingDone(cause)
  }

  /** The platform knows no keys: what the write leaves behind tells, and where it does not, nobody guesses. */
  const settleByTrace = async (cause: unknown) => {
    const write = intent.write() ?? { body: undefined, at: 0 }
    const lostAt = cause === null ? write.at : Date.now()
    const end = await endByTrace(endpoint, write, lostAt).catch(() => null)
    if (end === null || end.how === 'unknown') return setPhase('unknown')
    setPhase('ready')
    if (end.how === 'nothing') {
      intent.settled()
      return nothingDone(cause)
    }
    if (end.reply !== null) return done(end.reply)
    intent.settled()
    void refresh()
    toast('info', moneyWrite.doneUnseen)
  }

  const exchange = async (body: RequestOf<E>): Promise<void> => {
    const mark = await markBefore(endpoint.name, body)
    intent.sending({ body: withoutPictures(body), mark, at: Date.now() })
    let reply: ReplyOf<E>
    try {
      const options = { idempotencyKey: intent.key() }
      reply = await (send ? send(body, options) : call(endpoint, body, options))
    } catch (error) {
      if (isOpenEnded(error)) return settle(error)
      intent.settled()
      throw error
    }
    await done(reply)
  }

  const write = (body: RequestOf<E>): Promise<void> =>
    exchange(body).catch((error: unknown) => {
      refused(error)
      throw error
    })

  const act: MoneyAct<E>['act'] = async (prepare) => {
    if (running.current || intent.isOpen()) return
    running.current = true
    try {
      const body = await prepare()
      if (body === null) return
      setBusy(true)
      await exchange(body)
    } catch (error) {
      await nothingDone(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  // The page was reloaded, or the WebView killed, while the write was on its way.
  const resume = useEffectEvent(() => {
    if (intent.isOpen()) void settle(null)
  })
  useEffect(() => resume(), [])

  const checkAgain = () => void settle(null)
  useOnceReachable(phase === 'unknown', checkAgain)
  const sent = phase === 'ready' ? undefined : intent.write()
  return { phase, busy, act, write, checkAgain, sent, refresh, refreshed: () => last.current }
}
