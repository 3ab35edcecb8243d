/**
 * Money of a promotion that is out on lottery bills: not in its wallet, and not lost either. Until they are settled the
 * promotion is not spent, not given up and not played to its end, or their stakes and wins would come back free of it.
 */
import { and, eq, gt, sum } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { lottoBills } from '../../db/schema/lotto.ts'
import type { Db } from '../../db/types.ts'
import { balanceOf, walletAccount } from '../../ledger/accounts.ts'
import { boundIn, type BoundRow } from './bound.ts'
import { isLocked } from '#rules/promotion.ts'

/** What of its money is on pending bills from the wallet, placed since it began. */
export async function atStake(db: Db, row: BoundRow): Promise<Satang> {
  const [out] = await db
    .select({ sum: sum(lottoBills.bound) })
    .from(lottoBills)
    .where(
      and(
        eq(lottoBills.memberId, row.memberId),
        eq(lottoBills.walletId, row.walletId),
        eq(lottoBills.state, 'pending'),
        gt(lottoBills.journalId, row.journalId),
      ),
    )
  return satang(Number(out!.sum ?? 0))
}

/** PROMO-2: the wallet is bound, and holds or has out as much as keeps it so. `justIn` is not counted. */
export async function isBusy(db: Db, walletId: string, justIn = 0): Promise<boolean> {
  const row = await boundIn(db, walletId)
  if (!row) return false
  const balance = await balanceOf(db, walletAccount(walletId))
  return isLocked(balance - justIn + (await atStake(db, row)))
}
