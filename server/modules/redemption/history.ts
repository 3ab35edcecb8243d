/** What a member redeemed, as the site shows it. */
import { count, desc, eq } from 'drizzle-orm'
import type { Redemption } from '#contracts/redemption.ts'
import { redemptions } from '../../db/schema/redemption.ts'
import type { Db } from '../../db/types.ts'
import { maskName } from '../../kit/mask-name.ts'

export type RedemptionRow = typeof redemptions.$inferSelect

/** Parts of the name and the number, and the postcode: enough to know it by, not to copy it. '' where nothing is sent. */
function deliverTo({ deliverName, deliverMobile: mobile, deliverAddress }: RedemptionRow): string {
  if (deliverAddress === '') return ''
  const postcode = /\d{5}(?!.*\d)/s.exec(deliverAddress)?.[0] ?? ''
  return `${maskName(deliverName)} ${mobile.slice(0, 3)}-•••-${mobile.slice(-4)} •••${postcode}`
}

const shown = (row: RedemptionRow): Redemption => ({
  redemption_id: row.id,
  item_id: row.itemId,
  name: row.name,
  image: row.image,
  quantity: row.quantity,
  points: row.points,
  credit: row.amount,
  state: row.state,
  tracking: row.tracking,
  at: row.at,
  deliver_to: deliverTo(row),
})

/** Newest first. */
export async function redemptionsOf(db: Db, memberId: string, page: number, limit: number) {
  const mine = eq(redemptions.memberId, memberId)
  const rows = await db
    .select()
    .from(redemptions)
    .where(mine)
    .orderBy(desc(redemptions.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db.select({ total: count() }).from(redemptions).where(mine)
  return { data: rows.map(shown), total: all!.total }
}
