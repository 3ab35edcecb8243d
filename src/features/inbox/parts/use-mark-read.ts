import { useQueryClient } from '@tanstack/react-query'
import { markRead } from '#src/data/inbox.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { inbox as words } from '#src/strings/inbox.ts'

/** Marks items, or all of them for null; says so when it was not kept. */
export function useMarkRead() {
  const client = useQueryClient()
  return (ids: readonly string[] | null): void => {
    markRead(client, ids).catch(() => toast('lost', words.readFailed))
  }
}
