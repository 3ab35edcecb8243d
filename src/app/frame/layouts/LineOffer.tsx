import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#src/lib/connection/code.ts'
import { platform } from '#src/platform/current.ts'

const LineBar = lazyPart(async () => ({
  default: (await import('#src/features/line-bar/LineBar.tsx')).LineBar,
}))

const neverChanges = () => () => {}

/** Nothing but in LINE's plain in-app browser; nothing in the served HTML, which knows no browser. */
export function LineOffer() {
  const offered = useSyncExternalStore(
    neverChanges,
    () => platform().can('openInLiff'),
    () => false,
  )
  return (
    offered && (
      <Suspense>
        <LineBar />
      </Suspense>
    )
  )
}
