import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../lib/idle.ts'

/** Lazy children that the first screen does without: they come when the browser has nothing better to do. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle ? <Suspense fallback={null}>{children}</Suspense> : null
}
