/** The agent's side of things that are sent: on their way, arrived, or given up with the points back. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { formatCount } from '#rules/baht.ts'
import { redemptions, type RedemptionState } from '../../db/schema/redemption.ts'
import type { Db, Tx } from '../../db/types.ts'
import { parcelNotices as notices, redemptionMessages as words } from '../../strings/redemption.ts'
import { notify } from '../inbox/notify.ts'
import { holdPoints, movePoints } from '../points/move-points.ts'
import type { RedemptionRow } from './history.ts'
import { giveStock } from './parts/items.ts'

const OPEN: RedemptionState[] = ['preparing', 'sent']

/** What is to be sent or on its way, oldest first. */
export const openParcels = (db: Db, limit: number): Promise<RedemptionRow[]> =>
  db
    .select()
    .from(redemptions)
    .where(inArray(redemptions.state, OPEN))
    .orderBy(asc(redemptions.id))
    .limit(limit)

type Change = Pick<RedemptionRow, 'state' | 'movedAt'> & { readonly tracking?: string }

async function change(tx: Tx, id: string, from: readonly RedemptionState[], to: Change) {
  const [row] = await tx
    .update(redemptions)
    .set(to)
    .where(and(eq(redemptions.id, id), inArray(redemptions.state, [...from])))
    .returning()
  return row
}

const whatOf = ({ name, quantity }: RedemptionRow) => words.what(name, quantity)

const tell = (tx: Tx, row: RedemptionRow, notice: { title: string; body: string }) =>
  notify(tx, {
    memberId: row.memberId,
    key: `redemption:${row.id}:${row.state}`,
    kind: 'reward',
    ...notice,
    link: '/redeem?view=history',
    at: row.movedAt,
  })

/** All three answer false where the redemption is not in a state to go there. */
export async function markSent(tx: Tx, id: string, tracking: string, now: number): Promise<boolean> {
  const row = await change(tx, id, ['preparing'], { state: 'sent', tracking, movedAt: now })
  if (!row) return false
  const { title, body } = notices.sent
  await tell(tx, row, { title, body: body(whatOf(row), tracking) })
  return true
}

export async function markDelivered(tx: Tx, id: string, now: number): Promise<boolean> {
  const row = await change(tx, id, OPEN, { state: 'delivered', movedAt: now })
  if (!row) return false
  const { title, body } = notices.delivered
  await tell(tx, row, { title, body: body(whatOf(row)) })
  return true
}

/** Points and pieces come back, once. The points are new ones: those that paid may have ended meanwhile. */
export async function cancelParcel(tx: Tx, id: string, now: number): Promise<boolean> {
  const [known] = await tx.select().from(redemptions).where(eq(redemptions.id, id))
  if (!known) return false
  await holdPoints(tx, known.memberId, now)
  const row = await change(tx, id, OPEN, { state: 'cancelled', movedAt: now })
  if (!row) return false
  const { memberId, points: amount } = row
  const what = whatOf(row)
  await movePoints(tx, {
    memberId,
    key: `redemption:${id}:back`,
    kind: 'redemption.back',
    amount,
    memo: what,
    now,
  })
  await giveStock(tx, row.itemId, row.quantity)
  const { title, body } = notices.cancelled
  await tell(tx, row, { title, body: body(what, formatCount(amount)) })
  return true
}
