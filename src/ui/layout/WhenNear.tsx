import { type ReactNode, Suspense } from 'react'
import { useNear } from './use-near.ts'

/** How far below the screen a place may be for its code to come, px: about one screen of a phone. */
const AHEAD = 800

/** Lazy children far below the first screen: they come as the page is scrolled towards them. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [place, near] = useNear<HTMLDivElement>(AHEAD)
  return near ? <Suspense fallback={null}>{children}</Suspense> : <div ref={place} />
}
