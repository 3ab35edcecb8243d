/** Sends the registration exactly once, and says honestly when it does not know how that ended. */
import { useEffect, useEffectEvent, useState } from 'react'
import { checkAccount, register } from '#contracts/auth.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { outcomeOf } from '#src/data/platform/operations.ts'
import { patience } from '#src/data/traces/end-by-trace.ts'
import { isOpenEnded } from '#src/forms/money/open-ended.ts'
import { useIdempotencyKey } from '#src/forms/money/use-idempotency-key.ts'
import { useOnceReachable } from '#src/lib/connection/use-once-reachable.ts'
import type { Credentials } from './registration.ts'

/** `unknown`: the server could not be asked; it is asked again when the connection is back, or when the member presses "check again". */
export type WritePhase = 'ready' | 'checking' | 'unknown'

interface Handlers {
  onRegistered: (credentials: Credentials) => void
  /** The server refused it, or has not seen it (null): the form may be sent again. */
  onNothingDone: (error: unknown) => void
  /** What the form holds, for platforms that do not repeat it. */
  password: () => string
  /** What was asked of this account before it was registered; null once the form no longer holds it. */
  account: () => RequestOf<typeof checkAccount> | null
}

/** The write's own refusal, found when asking how it ended; not a failure of the asking. */
const isItsRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.endpoint === register.name && error.kind === 'refused'

/** Whether the name or the number belongs to somebody: it was free when the form was filled in. Null where that is not told. */
async function isTaken(account: RequestOf<typeof checkAccount>): Promise<boolean | null> {
  try {
    await call(checkAccount, account)
    return false
  } catch (error) {
    if (!(error instanceof ApiError)) return null
    return 'username' in error.fields || 'mobile' in error.fields ? true : null
  }
}

export function useRegisterWrite({ onRegistered, onNothingDone, password, account }: Handlers) {
  const intent = useIdempotencyKey('register')
  const [phase, setPhase] = useState<WritePhase>(intent.isOpen() ? 'checking' : 'ready')

  /** Asks how the write ended; `cause` is why its answer did not come, null when that was before this page. */
  const settle = async (cause: unknown) => {
    setPhase('checking')
    try {
      const reply = await outcomeOf(register, intent.key())
      setPhase('ready')
      if (reply === null) {
        intent.notArrived()
        return onNothingDone(cause)
      }
      intent.settled()
      onRegistered({ username: reply.data.username, password: reply.data.password || password() })
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'notOffered') return settleByName(cause)
      if (!isItsRefusal(error)) return setPhase('unknown')
      setPhase('ready')
      intent.settled()
      onNothingDone(error)
    }
  }

  /** The platform knows no keys (decision 088): whose name and number are taken now is a member. */
  const settleByName = async (cause: unknown): Promise<void> => {
    const asked = account()
    const lostAt = Date.now()
    for (let look = 0; ; look++) {
      const taken = asked && (await isTaken(asked))
      if (taken === null) return setPhase('unknown')
      if (taken) {
        setPhase('ready')
        intent.settled()
        return onRegistered({ username: asked.username || asked.mobile, password: password() })
      }
      if (Date.now() - lostAt >= patience.arrival) break
      const wait = patience.again[Math.min(look, patience.again.length - 1)]!
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
    setPhase('ready')
    intent.settled()
    onNothingDone(cause)
  }

  const write = async (body: RequestOf<typeof register>): Promise<void> => {
    intent.sending()
    try {
      const { data } = await call(register, body, { idempotencyKey: intent.key() })
      intent.settled()
      onRegistered({ username: data.username, password: data.password || password() })
    } catch (error) {
      if (isOpenEnded(error)) return settle(error)
      intent.settled()
      throw error
    }
  }

  // The page was reloaded, or the WebView killed, while a registration was on its way.
  const resume = useEffectEvent(() => {
    if (intent.isOpen()) void settle(null)
  })
  useEffect(() => resume(), [])

  const checkAgain = () => void settle(null)
  useOnceReachable(phase === 'unknown', checkAgain)

  return { phase, write, checkAgain, giveUp: intent.settled }
}
