/**
 * Back on a page that was put aside whole (back-forward cache, a minimised LIFF window): what was typed and the position
 * are as they were; what may have changed meanwhile is asked again.
 */
import type { QueryClient } from '@tanstack/react-query'
import { walletsQuery } from '#src/data/member.ts'
import { sessionResumed } from '#src/stores/session.ts'

export async function resume(client: QueryClient): Promise<void> {
  // A tab put aside does not hear the others: somebody may have signed in or out there (LOGIN-8).
  sessionResumed()
  // A balance is read again however short a time ago it was.
  void client.invalidateQueries({ queryKey: walletsQuery().queryKey, refetchType: 'none' })
  await client.refetchQueries({ type: 'active', stale: true })
}
