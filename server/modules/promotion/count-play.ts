/** Play that counts toward turnover: called by whoever posts the journal of a round, in the same transaction. */
import { eq, sql } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { promotionTurnover, walletPromotions } from '../../db/schema/promotion.ts'
import type { Tx } from '../../db/types.ts'
import { atStake } from './at-stake.ts'
import { boundIn, boundSum, tellWallet, type BoundRow } from './bound.ts'
import { closeBound, finish, giveUp } from './end.ts'
import { countedStake, endedBy } from '#rules/promotion.ts'

export interface Play {
  readonly walletId: string
  /** Game category; `lotto` for lotteries, counted when their result is known (domain.md §5.3). */
  readonly category: string
  readonly stake: Satang
  readonly win: Satang
  /** The journal of the round, of a bill that of its stake: it counts at most once, ever. */
  readonly journalId: string
  readonly now: number
}

const isOver = ({ endsAt, givenUpAt }: BoundRow, now: number) =>
  givenUpAt !== null || (endsAt !== null && endsAt <= now)

/** Counts a settled round, and ends the promotion where the round did. The balance may be less afterwards. */
export async function countPlay(tx: Tx, play: Play): Promise<void> {
  const row = await boundIn(tx, play.walletId)
  if (!row) return
  // A bill from before was staked with other money.
  const isOfIt = BigInt(play.journalId) > BigInt(row.journalId)
  const counted = isOfIt && !isOver(row, play.now) ? countedStake(row.categorys, play) : satang(0)
  const now = counted > 0 ? await add(tx, row.id, play, counted) : row
  if (!now) return
  const hasEnded = await endIfDue(tx, now, play.now)
  if (!hasEnded && counted > 0) await tellWallet(tx, play.walletId)
}

/** After a stake came back, which counts nothing, but may have been all that kept a promotion from its end. */
export async function reviewBound(tx: Tx, walletId: string, now: number): Promise<void> {
  const row = await boundIn(tx, walletId)
  if (row) await endIfDue(tx, row, now)
}

/** What a promotion takes back when it is played to its end must not be out on bills then (at-stake.ts). */
async function endIfDue(tx: Tx, row: BoundRow, now: number): Promise<boolean> {
  const over = row.givenUpAt === null ? 'expired' : 'cancelled'
  const ended = isOver(row, now) ? over : endedBy(row, await boundSum(tx, row.walletId))
  if (ended === null) return false
  const takesNothing = ended === 'done' && row.maxWithdraw === null && row.returnCredit === 0
  if (!takesNothing && (await atStake(tx, row)) > 0) return false
  if (ended === 'expired' || ended === 'cancelled') await giveUp(tx, row, ended, now)
  else if (ended === 'done') await finish(tx, row, now)
  else await closeBound(tx, row, 'spent', now)
  return true
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
