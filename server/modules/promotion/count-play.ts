/** Play that counts toward turnover: called by whoever posts the journal of a round, in the same transaction. */
import { eq, sql } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import { promotionTurnover, walletPromotions } from '../../db/schema/promotion.ts'
import type { Tx } from '../../db/types.ts'
import { balanceOf, walletAccount } from '../../ledger/accounts.ts'
import { boundIn, tellWallet } from './bound.ts'
import { closeBound, finish, giveUp } from './end.ts'
import { countedStake, endedBy } from './rules.ts'

export interface Play {
  readonly walletId: string
  /** Game category; `lotto` for lotteries, counted when their result is known (domain.md §5.3). */
  readonly category: string
  readonly stake: Satang
  readonly win: Satang
  /** The journal of the round: it counts at most once, ever. */
  readonly journalId: string
  readonly now: number
}

/** Counts a settled round, and ends the promotion where the round did. The balance may be less afterwards. */
export async function countPlay(tx: Tx, play: Play): Promise<void> {
  const row = await boundIn(tx, play.walletId)
  if (!row) return
  if (row.endsAt !== null && row.endsAt <= play.now) return void (await giveUp(tx, row, 'expired', play.now))
  const counted = countedStake(row.categorys, play)
  const now = counted > 0 ? await add(tx, row.id, play, counted) : row
  if (!now) return
  const ended = endedBy(now, await balanceOf(tx, walletAccount(play.walletId)))
  if (ended === 'done') await finish(tx, now, play.now)
  else if (ended === 'spent') await closeBound(tx, now, 'spent', play.now)
  else if (counted > 0) await tellWallet(tx, play.walletId)
}

/** The row with the stake counted; undefined when this round was counted before. */
async function add(tx: Tx, id: string, play: Play, counted: Satang) {
  const first = await tx
    .insert(promotionTurnover)
    .values({ journalId: play.journalId, walletPromotionId: id, counted, at: play.now })
    .onConflictDoNothing()
    .returning({ journalId: promotionTurnover.journalId })
  if (first.length === 0) return undefined
  const [row] = await tx
    .update(walletPromotions)
    .set({ turnoverDone: sql`${walletPromotions.turnoverDone} + ${counted}` })
    .where(eq(walletPromotions.id, id))
    .returning()
  return row
}
