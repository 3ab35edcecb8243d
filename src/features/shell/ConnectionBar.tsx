import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatTime } from '#src/lib/time.ts'
import { shell } from '#src/strings/shell.ts'
import { OfflineBar } from '#src/ui/OfflineBar.tsx'
import { latestData, refreshShown } from './parts/freshness.ts'
import { useOnline } from './parts/use-online.ts'

/** Under the header while there is no network: from when the data is, and a retry (design board 14.5). */
export function ConnectionBar() {
  const online = useOnline()
  const client = useQueryClient()

  useEffect(() => {
    const handleOnline = () => void refreshShown(client)
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [client])

  if (online) return null
  const at = latestData(client)
  return (
    <OfflineBar
      text={at === null ? shell.offlineNow : shell.offline(formatTime(at))}
      onRetry={() => void refreshShown(client)}
    />
  )
}
