import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '#src/lib/connection/code.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { refreshShown } from './parts/freshness.ts'
import { useOnline } from './parts/use-online.ts'

// Fetched while there is a connection, so that it is there when there is none.
const loadNote = () => import('./parts/OfflineNote.tsx')
const OfflineNote = lazyPart(async () => ({ default: (await loadNote()).OfflineNote }))

/** Under the header while there is no network; when it is back, what is shown is read again. */
export function ConnectionBar() {
  const online = useOnline()
  const client = useQueryClient()
  useEffect(() => {
    const handleOnline = () => void refreshShown(client)
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [client])
  useEffect(() => whenIdle(() => void loadNote().catch(() => {})), [])

  return (
    !online && (
      <Suspense>
        <OfflineNote />
      </Suspense>
    )
  )
}
