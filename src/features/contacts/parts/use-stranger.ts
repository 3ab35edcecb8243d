import { useEffect, useState } from 'react'
import { platform } from '#src/platform/current.ts'

/** True once LINE has said that the agent's account is not among the member's friends. Elsewhere nobody is asked. */
export function useStranger(): boolean {
  const [stranger, setStranger] = useState(false)
  useEffect(() => {
    if (!platform().can('friendship')) return
    let gone = false
    void platform()
      .friendship()
      .then((answer) => !gone && setStranger(answer === 'stranger'))
    return () => {
      gone = true
    }
  }, [])
  return stranger
}
