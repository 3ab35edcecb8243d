import { useEffect, useState } from 'react'
import { platform } from '#src/platform/current.ts'

/** Whether the host can prove who is here without leaving the page (LIFF). */
export function useCredentialAtHand(): boolean {
  const [atHand, setAtHand] = useState(false)
  useEffect(() => {
    let current = true
    void platform()
      .credential()
      .then((credential) => current && setAtHand(credential !== null))
    return () => {
      current = false
    }
  }, [])
  return atHand
}
