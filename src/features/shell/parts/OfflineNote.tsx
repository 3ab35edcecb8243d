import { useQueryClient } from '@tanstack/react-query'
import { formatTime } from '#src/lib/time.ts'
import { shell } from '#src/strings/shell.ts'
import { OfflineBar } from '#src/ui/feedback/OfflineBar.tsx'
import { latestData, refreshShown } from './freshness.ts'

/** From when the data is, and a retry. */
export function OfflineNote() {
  const client = useQueryClient()
  const at = latestData(client)
  return (
    <OfflineBar
      text={at === null ? shell.offlineNow : shell.offline(formatTime(at))}
      onRetry={() => void refreshShown(client)}
    />
  )
}
