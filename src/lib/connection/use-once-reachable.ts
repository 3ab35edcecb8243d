import { useEffect, useEffectEvent, useRef } from 'react'
import { onceReachable } from './connection.ts'

/** While somebody waits: asks by itself once the connection is back, later each time. The member need not know that it was lost. */
export function useOnceReachable(waiting: boolean, ask: () => void): void {
  const asked = useRef(0)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (!waiting) return
    return onceReachable(() => askNow(), asked.current++)
  }, [waiting])
}
