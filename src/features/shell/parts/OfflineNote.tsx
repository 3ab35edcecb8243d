import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatTime } from '#src/lib/time.ts'
import { shell } from '#src/strings/shell.ts'
import { OfflineBar } from '#src/ui/OfflineBar.tsx'
import { latestData, refreshShown } from './freshness.ts'

/** From when the data is, and a retry; what is on the screen is read again when the network is back. */
export function OfflineNote() {
  const client = useQueryClient()

  useEffect(() => {
    const handleOnline = () => void refreshShown(client)
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [client])

  const at = latestData(client)
  return (
    <OfflineBar
      text={at === null ? shell.offlineNow : shell.offline(formatTime(at))}
      onRetry={() => void refreshShown(client)}
    />
  )
}
