import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { happened } from '#src/data/affected.ts'
import { depositOrderQuery, depositStatusQuery } from '#src/data/money/payment.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useTimeLeft } from '#src/ui/time/use-time-left.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'

/** What still may bring money: also an order that has run out, because money may be on its way. */
const watched = new Set(['waiting', 'checking', 'expired', 'unknown'])

/** Until the order is read that is known to have changed, ms: the page must not go on asking for money that is in. */
const AGAIN_MS = 2_000

/**
 * An order and how it goes on: asked again by itself, so that the money shows without reloading. What has changed is
 * read in full together with balances and whatever else is the member's.
 */
export function useDepositOrder(orderId: string | null) {
  const client = useQueryClient()
  const query = useQuery(depositOrderQuery(orderId))
  const { refetch } = query
  const order = query.data ?? null
  const id = order?.order_id ?? ''
  const status = useQuery({
    ...depositStatusQuery(id),
    enabled: order !== null && watched.has(order.state),
  })
  const [asking, setAsking] = useState(false)

  const news = status.data?.order_id === id ? status.data : undefined
  const moved = news && order && (news.state !== order.state || news.message !== order.message)
  useEffect(() => {
    if (moved) void happened(client, 'orderMoved')
  }, [moved, client])
  // Nothing else would ask: of a status that is final nobody asks again.
  const isUnread = moved && query.isError
  useEffect(() => {
    if (!isUnread) return
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isUnread, refetch])

  const left = useTimeLeft(order?.state === 'waiting' ? order.expires_at : null)
  const state = order?.state === 'waiting' && left === 0 ? 'expired' : order?.state

  /** "I have paid": looks now, and says so when there is nothing yet. */
  const ask = async () => {
    setAsking(true)
    const { data, isError } = await status.refetch()
    setAsking(false)
    if (!isError && data?.state === 'waiting') toast('info', words.notYet)
  }
  /** Known at once; the order itself is read again a moment later. */
  const isCredited = state === 'credited' || news?.state === 'credited'
  return { query, order, state, isCredited, asking, ask: () => void ask() }
}
