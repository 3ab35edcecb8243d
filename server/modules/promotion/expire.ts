/** Promotions that were not played in time: given up by the clock. */
import { and, eq, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { walletPromotions } from '../../db/schema/promotion.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/types.ts'
import { defineJob } from '../../kit/job.ts'
import { lockWallets } from '../../ledger/lock.ts'
import { notify } from '../inbox/notify.ts'
import { promotionExpired } from '../inbox/play-notices.ts'
import { atStake } from './at-stake.ts'
import { boundIn } from './bound.ts'
import { giveUp } from './end.ts'

/**
 * Each in a transaction of its own; one that ended meanwhile is left alone, and so is one with bills under way, which
 * ends when they are settled. Answers how many ran out.
 */
export async function expirePromotions(db: Db, now: number): Promise<number> {
  const due = await db
    .select({ id: walletPromotions.id, walletId: walletPromotions.walletId })
    .from(walletPromotions)
    .where(and(eq(walletPromotions.state, 'active'), lte(walletPromotions.endsAt, now)))
  let ended = 0
  for (const { id, walletId } of due) {
    const isOver = await inTransaction(db, async (tx) => {
      await lockWallets(tx, [walletId])
      const row = await boundIn(tx, walletId)
      if (row?.id !== id || (await atStake(tx, row)) > 0) return false
      const { forfeit } = await giveUp(tx, row, 'expired', now)
      await notify(tx, promotionExpired(row, forfeit, now))
      return true
    })
    if (isOver) ended++
  }
  return ended
}

export const promotionExpiry = defineJob(
  'promotion-expiry',
  z.object({}),
  async (_, { database, clock }) => void (await expirePromotions(database.db, clock.now())),
  { schedule: '* * * * *' },
)
