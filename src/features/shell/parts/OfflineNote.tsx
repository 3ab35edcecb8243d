import { useQueryClient } from '@tanstack/react-query'
import { formatTime } from '#src/lib/time.ts'
import { offlineWords as words } from '#src/strings/offline.ts'
import { OfflineBar } from '#src/ui/feedback/OfflineBar.tsx'
import { latestData, refreshShown } from './freshness.ts'

/** From when the data is, and a retry. */
export function OfflineNote() {
  const client = useQueryClient()
  const at = latestData(client)
  return (
    <OfflineBar
      text={at === null ? words.now : words.since(formatTime(at))}
      onRetry={() => void refreshShown(client)}
    />
  )
}
