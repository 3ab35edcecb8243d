/** Promotions read from the database. */
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { thaiDayEnd, thaiDayOf } from '#rules/thai-day.ts'
import { promotionBundles, promotionReceipts, promotions } from '../../db/schema/promotion.ts'
import { wallets } from '../../db/schema/member.ts'
import { walletTakes } from '#rules/promotion.ts'
import type { Db, Tx } from '../../db/types.ts'

export type WalletRow = typeof wallets.$inferSelect
export type PromotionRow = typeof promotions.$inferSelect

const isRunning = (now: number) =>
  and(
    or(isNull(promotions.startsAt), lte(promotions.startsAt, now)),
    or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
  )

/** Those running now, in the agent's order. */
export const runningPromotions = (db: Db, agentCode: string, now: number) =>
  db
    .select()
    .from(promotions)
    .where(and(eq(promotions.agentCode, agentCode), isRunning(now)))
    .orderBy(asc(promotions.position), asc(promotions.id))

/** One of the agent's that runs now. */
export async function runningPromotion(
  db: Db,
  agentCode: string,
  id: string,
  now: number,
): Promise<PromotionRow | undefined> {
  const [row] = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, id), eq(promotions.agentCode, agentCode), isRunning(now)))
  return row
}

/** Bundles of several promotions, each as the contract has it. */
export async function bundlesOf(db: Db, promotionIds: readonly string[]) {
  if (promotionIds.length === 0) return []
  const { promotionId, key, val, defaultVal } = promotionBundles
  return db
    .select({ promotionId, key, val, default_val: defaultVal })
    .from(promotionBundles)
    .where(inArray(promotionBundles.promotionId, [...promotionIds]))
    .orderBy(asc(promotionBundles.key))
}

/** What `walletTakes` asks of a promotion and of a wallet, from their rows. */
export const rowTakes = (
  { categorys, availableWalletTypeId }: Pick<PromotionRow, 'categorys' | 'availableWalletTypeId'>,
  { walletTypeId, category, canDeposit }: Pick<WalletRow, 'walletTypeId' | 'category' | 'canDeposit'>,
): boolean =>
  walletTakes(
    { categorys, available_wallet_type_id: availableWalletTypeId },
    { wallet_type_id: walletTypeId, category, can_deposit: canDeposit },
  )

/** What the member received and cannot receive again for now: when, by promotion. */
export async function receivedBy(db: Db, memberId: string, now: number): Promise<Map<string, number>> {
  const rows = await db
    .select()
    .from(promotionReceipts)
    .where(
      and(
        eq(promotionReceipts.memberId, memberId),
        or(isNull(promotionReceipts.againAt), gt(promotionReceipts.againAt, now)),
      ),
    )
    .orderBy(asc(promotionReceipts.receivedAt))
  return new Map(rows.map((row) => [row.promotionId, row.receivedAt]))
}

/** When a promotion that was received now can be received again: null is never, `now` at once. */
export function againAt(repeats: PromotionRow['repeats'], now: number): number | null {
  if (repeats === 'once') return null
  if (repeats === 'always') return now
  return thaiDayEnd(thaiDayOf(now))
}

export async function noteReceipt(
  tx: Tx,
  promotion: PromotionRow,
  memberId: string,
  now: number,
): Promise<void> {
  await tx.insert(promotionReceipts).values({
    promotionId: promotion.id,
    memberId,
    receivedAt: now,
    againAt: againAt(promotion.repeats, now),
  })
}
