/**
 * Tells once how bills ended that were settled while the member was away: wins in a dialog, refunds in one line, what was
 * lost not at all. What was told on one device is told on all.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Bill } from '#contracts/bills.ts'
import { billNewsQuery, billNewsSeen } from '#src/data/lotto/bills.ts'
import { announce, defineDialog } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { refundWords } from './parts/refund-words.ts'

const newsDialog = defineDialog<{ won: readonly Bill[]; refunded: readonly Bill[] }, void>({
  name: 'billNews',
  load: async () => (await import('./NewsDialog.tsx')).NewsDialog,
  dismissed: undefined,
})

let telling = false

/** Asks at most once a minute; never rejects, since nobody has asked for it. */
export async function tellBillNews(client: QueryClient): Promise<void> {
  if (telling) return
  telling = true
  try {
    await tell(client, await client.fetchQuery(billNewsQuery()))
  } catch {
    // What was not told, or not marked, is told the next time: better twice than never.
  } finally {
    telling = false
  }
}

async function tell(client: QueryClient, news: readonly Bill[]): Promise<void> {
  if (news.length === 0) return
  const won = news.filter(({ state }) => state === 'won')
  const refunded = news.filter(({ state }) => state === 'refunded')
  if (won.length > 0) await announce(newsDialog, { won, refunded })
  else if (refunded.length > 0) toast('info', refundWords(refunded))
  await billNewsSeen(client, news)
}
