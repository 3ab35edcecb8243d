import { type ReactNode, useEffect, useEffectEvent } from 'react'

/** Tells once that what is in it has been drawn, or was taken over. */
export function Drawn({ then, children }: { then: () => void; children: ReactNode }) {
  const first = useEffectEvent(then)
  useEffect(() => first(), [])
  return children
}
