/** Items of the point shop, read from the database, and a place among those who get one. */
import { and, asc, eq, gt, gte, isNull, lte, ne, or, sql, sum } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { redemptionItems, redemptions } from '../../../db/schema/redemption.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { Gift } from '../../reward/give-reward.ts'

export type ItemRow = typeof redemptionItems.$inferSelect

/** Of this agent, and on offer now: a missing start or end does not bound it. */
const onOffer = (agentCode: string, now: number) =>
  and(
    eq(redemptionItems.agentCode, agentCode),
    or(isNull(redemptionItems.startsAt), lte(redemptionItems.startsAt, now)),
    or(isNull(redemptionItems.endsAt), gt(redemptionItems.endsAt, now)),
  )

export const itemsOnOffer = (db: Db, agentCode: string, now: number): Promise<ItemRow[]> =>
  db
    .select()
    .from(redemptionItems)
    .where(onOffer(agentCode, now))
    .orderBy(asc(redemptionItems.position), asc(redemptionItems.id))

export async function itemOnOffer(
  db: Db,
  agentCode: string,
  itemId: string,
  now: number,
): Promise<ItemRow | undefined> {
  const [row] = await db
    .select()
    .from(redemptionItems)
    .where(and(onOffer(agentCode, now), eq(redemptionItems.id, itemId)))
  return row
}

/** Pieces that a member redeemed of each item; what was cancelled does not count. */
export async function redeemedBy(db: Db, memberId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ itemId: redemptions.itemId, pieces: sum(redemptions.quantity) })
    .from(redemptions)
    .where(and(eq(redemptions.memberId, memberId), ne(redemptions.state, 'cancelled')))
    .groupBy(redemptions.itemId)
  return new Map(rows.map((row) => [row.itemId, Number(row.pieces)]))
}

/** What the member may still redeem; null is any number. */
export const limitLeft = ({ memberLimit }: ItemRow, redeemed: number): number | null =>
  memberLimit === null ? null : Math.max(0, memberLimit - redeemed)

/** What `quantity` pieces give. */
export const giftOf = (item: ItemRow, quantity: number): Gift => ({
  kind: item.kind,
  label: item.label || item.name,
  amount: item.amount === null ? null : satang(item.amount * quantity),
  count: item.count === null ? null : item.count * quantity,
  turnoverTimes: item.turnoverTimes,
  categorys: item.categorys,
  validDays: item.validDays,
})

/**
 * Takes pieces at the price that was agreed; false when there are too few, or the price is another one now. Locks the
 * item until the transaction ends: taken after the member's points.
 */
export async function takeStock(tx: Tx, { id, points }: ItemRow, quantity: number): Promise<boolean> {
  const enough = or(isNull(redemptionItems.stock), gte(redemptionItems.stock, quantity))
  const taken = await tx
    .update(redemptionItems)
    .set({ stock: sql`${redemptionItems.stock} - ${quantity}::integer` })
    .where(and(eq(redemptionItems.id, id), eq(redemptionItems.points, points), enough))
    .returning({ id: redemptionItems.id })
  return taken.length > 0
}

/** Pieces that come back; where there is no end of them nothing changes. */
export async function giveStock(tx: Tx, itemId: string, quantity: number): Promise<void> {
  await tx
    .update(redemptionItems)
    .set({ stock: sql`${redemptionItems.stock} + ${quantity}::integer` })
    .where(eq(redemptionItems.id, itemId))
}
