import { useEffect, useState } from 'react'
import { whenIdle } from '#src/lib/idle.ts'
import { platform } from '#src/platform/current.ts'

/** True once LINE has said that the agent's account is not among the member's friends. Elsewhere nobody is asked. */
export function useStranger(): boolean {
  const [stranger, setStranger] = useState(false)
  useEffect(() => {
    if (!platform().can('friendship')) return
    // Two requests to LINE: the page comes first.
    return whenIdle(
      () =>
        void platform()
          .friendship()
          .then((answer) => setStranger(answer === 'stranger')),
    )
  }, [])
  return stranger
}
