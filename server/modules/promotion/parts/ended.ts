/** Promotions that are over, as the contract tells them. */
import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { EndedPromotion, PromotionEnding } from '#contracts/promotion.ts'
import { wallets } from '../../../db/schema/member.ts'
import { walletPromotions } from '../../../db/schema/promotion.ts'
import type { Db } from '../../../db/types.ts'
import { idOf } from '../active.ts'

const PAGE = 20
const MOST = 100

/** The last to end first. */
export async function endedPromotionsOf(
  db: Db,
  memberId: string,
  { page = 1, limit = PAGE }: { page?: number | undefined; limit?: number | undefined },
): Promise<{ data: EndedPromotion[]; total: number }> {
  const ended = and(eq(walletPromotions.memberId, memberId), isNotNull(walletPromotions.endedAt))
  const most = Math.min(Math.max(limit, 1), MOST)
  const rows = await db
    .select({ bound: walletPromotions, walletName: wallets.name })
    .from(walletPromotions)
    .innerJoin(wallets, eq(wallets.id, walletPromotions.walletId))
    .where(ended)
    .orderBy(desc(walletPromotions.endedAt), desc(walletPromotions.id))
    .limit(most)
    .offset((Math.max(page, 1) - 1) * most)
  const [all] = await db.select({ total: count() }).from(walletPromotions).where(ended)
  const data = rows.map(({ bound, walletName }) => ({
    id: bound.id,
    promotion_id: idOf(bound),
    promotion_name: bound.name,
    wallet_name: walletName,
    state: bound.state as PromotionEnding,
    started_at: bound.startedAt,
    ended_at: bound.endedAt!,
    credit_amount: bound.credit,
    turnover_done: bound.turnoverDone,
    turnover_target: bound.turnoverTarget,
    forfeited: bound.forfeited,
  }))
  return { data, total: all!.total }
}
