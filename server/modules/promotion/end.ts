/** Every way a promotion ends: what is taken back, and the wallet free again. */
import { and, eq } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { couponUses } from '../../db/schema/coupon.ts'
import { walletPromotions, type BoundState } from '../../db/schema/promotion.ts'
import type { Tx } from '../../db/types.ts'
import { house, walletAccount } from '../../ledger/accounts.ts'
import { lockWallets } from '../../ledger/lock.ts'
import { postJournal } from '../../ledger/post.ts'
import { atStake, isBusy } from './at-stake.ts'
import { boundIn, boundSum, tellWallet, type BoundRow } from './bound.ts'
import { shareOfCancelled, shareOfDone, type Pot, type Share } from '#rules/money/own-money.ts'

const potOf = async (db: Tx, { walletId, moved, credit }: BoundRow): Promise<Pot> => ({
  bound: await boundSum(db, walletId),
  moved,
  credit,
})

/** What giving it up now would cost (rules/money/own-money.ts). */
export const shareNow = async (db: Tx, row: BoundRow): Promise<Share> =>
  shareOfCancelled(await potOf(db, row))

type Ending = Exclude<BoundState, 'active'>

/** Ends it as it stands; nothing is taken back. Not an active one any more: nothing happens. */
export async function closeBound(
  tx: Tx,
  row: BoundRow,
  state: Ending,
  now: number,
  forfeited: Satang = satang(0),
): Promise<void> {
  const ended = await tx
    .update(walletPromotions)
    .set({ state, endedAt: now, forfeited })
    .where(and(eq(walletPromotions.id, row.id), eq(walletPromotions.state, 'active')))
    .returning({ id: walletPromotions.id })
  if (ended.length === 0) return
  if (row.couponUseId && (state === 'expired' || state === 'cancelled'))
    await tx.update(couponUses).set({ state }).where(eq(couponUses.id, row.couponUseId))
  await tellWallet(tx, row.walletId)
}

async function endWith(tx: Tx, row: BoundRow, state: Ending, { forfeit }: Share, now: number): Promise<void> {
  if (forfeit > 0) {
    await postJournal(tx, {
      key: `promotion:end:${row.id}`,
      kind: 'promotion.forfeit',
      memo: row.promotionId ?? row.name,
      at: now,
      postings: [
        { account: walletAccount(row.walletId), amount: -forfeit },
        { account: house.promotions, amount: forfeit },
      ],
    })
  }
  await closeBound(tx, row, state, now, forfeit)
}

/** Turnover or target reached: `max_withdraw` applies, the rest is the member's. */
export async function finish(tx: Tx, row: BoundRow, now: number): Promise<void> {
  await endWith(tx, row, 'done', shareOfDone(await potOf(tx, row), row), now)
}

/** Given up by the member, or not played in time. Answers what was taken back and what of the bound money became own. */
export async function giveUp(
  tx: Tx,
  row: BoundRow,
  state: 'cancelled' | 'expired',
  now: number,
): Promise<Share> {
  await lockWallets(tx, [row.walletId])
  const share = await shareNow(tx, row)
  await endWith(tx, row, state, share, now)
  return share
}

/**
 * The member withdraws from its wallet. With bound money on bills it ends when they are settled, and takes back then what
 * they bring; their own money leaves all the same.
 */
export async function endByWithdrawing(tx: Tx, row: BoundRow, now: number): Promise<void> {
  if (row.givenUpAt !== null) return
  if ((await atStake(tx, row)) === 0) return void (await giveUp(tx, row, 'cancelled', now))
  await tx.update(walletPromotions).set({ givenUpAt: now }).where(eq(walletPromotions.id, row.id))
}

/**
 * To be called when money of the member's own comes into a wallet (a deposit, a transfer): what is left of a promotion
 * below 30 baht must not bind it (PROMO-2). `justIn`: what the caller has posted already; 0 before it posts.
 */
export async function releaseSpent(tx: Tx, walletId: string, now: number, justIn = 0): Promise<void> {
  await lockWallets(tx, [walletId])
  const row = await boundIn(tx, walletId)
  if (row && !(await isBusy(tx, walletId, justIn))) await closeBound(tx, row, 'spent', now)
}
