/**
 * Tells once how bills ended that were settled, wherever the member is: a draw that brought more than it cost on paper or in a
 * list, one that brought less and what came back in one line, what was lost not at all (decision 115). What was
 * told in one tab or on one device is told in all.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Bill, BillWithLines } from '#contracts/bills.ts'
import { formatBaht } from '#rules/baht.ts'
import { happened } from '#src/data/affected.ts'
import { billNewsQuery, billNewsSeen, billQuery } from '#src/data/lotto/bills.ts'
import { isResting } from '#src/data/protection/pause.ts'
import { announce, defineDialog } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { billNews as words } from '#src/strings/lotto/bill.ts'
import { refundWords } from './parts/refund-words.ts'
import { type DrawWins, winsByDraw } from './parts/wins-by-draw.ts'

const newsDialog = defineDialog<
  { wins: readonly DrawWins[]; refunded: readonly Bill[]; onShown: () => void },
  void
>({
  name: 'billNews',
  load: async () => (await import('./NewsDialog.tsx')).NewsDialog,
  dismissed: undefined,
})

const winDialog = defineDialog<{ bill: BillWithLines; onShown: () => void }, void>({
  name: 'billWin',
  load: async () => (await import('./win/WinDialog.tsx')).WinDialog,
  dismissed: undefined,
})

/** A sentence with two sums takes longer to read. */
const LONG_MS = 6000

let telling = false

/**
 * Never rejects, since nobody has asked for it. What is drawn over the page waits for `calm`: nothing comes between a member and
 * their money, a bet or a game; then it is asked once more, for it may have been told elsewhere meanwhile.
 */
export async function tellBillNews(client: QueryClient, calm: () => Promise<void>): Promise<void> {
  if (telling) return
  telling = true
  try {
    if ((await client.fetchQuery(billNewsQuery())).length === 0) return
    await calm()
    await inOneTab(async () => tell(client, await client.fetchQuery({ ...billNewsQuery(), staleTime: 0 })))
  } catch {
    // What was not told, or not marked, is told the next time: better twice than never.
  } finally {
    telling = false
  }
}

/** In the first tab of this browser that gets to it. */
async function inOneTab(act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act()
  await navigator.locks.request('chokdee.billNews', { ifAvailable: true }, (lock) =>
    lock ? act() : undefined,
  )
}

async function tell(client: QueryClient, news: readonly Bill[]): Promise<void> {
  if (news.length === 0) return
  const onShown = () => {
    void happened(client, 'roundEnded')
    billNewsSeen(client, news).catch(() => {})
  }
  const wins = winsByDraw(news)
  const gains = (await isResting(client)) ? [] : wins.filter((draw) => draw.gains)
  const refunded = news.filter(({ state }) => state === 'refunded')
  for (const draw of wins) if (!gains.includes(draw)) toast('info', plainly(draw), LONG_MS)
  if (gains.length === 0) {
    if (refunded.length > 0) toast('info', refundWords(refunded))
    return onShown()
  }
  const bill = await theOneBill(client, gains)
  if (bill && refunded.length === 0) await announce(winDialog, { bill, onShown })
  else await announce(newsDialog, { wins: gains, refunded, onShown })
}

/** What a draw cost and brought, without a word of winning where it brought less. */
const plainly = ({ sum, staked, gains }: DrawWins): string =>
  gains ? words.plain(formatBaht(sum)) : words.less(formatBaht(staked), formatBaht(sum))

/** Where one bill is all that gained it has a paper of its own; null where there are more, or its lines cannot be read. */
async function theOneBill(client: QueryClient, gains: readonly DrawWins[]): Promise<BillWithLines | null> {
  const [only] = gains
  if (gains.length !== 1 || only?.bills.length !== 1) return null
  return client.fetchQuery(billQuery(only.bills[0]!.bill_id)).catch(() => null)
}
