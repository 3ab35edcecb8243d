/** Promotions under way, what they bind of their wallets, and the fields of a wallet that tell of them (WALLET-1). */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { wallets } from '../../db/schema/member.ts'
import { walletPromotions } from '../../db/schema/promotion.ts'
import type { Db, Tx } from '../../db/types.ts'
import { balanceOf, walletAccount } from '../../ledger/accounts.ts'

export type BoundRow = typeof walletPromotions.$inferSelect

/** The promotion that binds a wallet; undefined when none does. */
export async function boundIn(db: Db, walletId: string): Promise<BoundRow | undefined> {
  const [row] = await db
    .select()
    .from(walletPromotions)
    .where(and(eq(walletPromotions.walletId, walletId), eq(walletPromotions.state, 'active')))
  return row
}

/** Those of the wallets that a promotion binds. */
export async function boundAmong(db: Db, walletIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ walletId: walletPromotions.walletId })
    .from(walletPromotions)
    .where(and(inArray(walletPromotions.walletId, [...walletIds]), eq(walletPromotions.state, 'active')))
  return new Set(rows.map((row) => row.walletId))
}

/** All that bind wallets of a member, in the order of the wallets. */
export async function boundOf(db: Db, memberId: string) {
  return db
    .select({ bound: walletPromotions, walletName: wallets.name })
    .from(walletPromotions)
    .innerJoin(wallets, eq(wallets.id, walletPromotions.walletId))
    .where(and(eq(walletPromotions.memberId, memberId), eq(walletPromotions.state, 'active')))
    .orderBy(asc(wallets.position), asc(wallets.id))
}

/** What is bound of a wallet whose account the caller holds, satang. */
export async function boundSum(db: Db, walletId: string): Promise<Satang> {
  const [row] = await db.select({ bound: wallets.bound }).from(wallets).where(eq(wallets.id, walletId))
  return row?.bound ?? satang(0)
}

/** Under the lock of the wallet's account, in the transaction that moves its money. */
export async function setBound(tx: Tx, walletId: string, bound: Satang): Promise<void> {
  await tx.update(wallets).set({ bound }).where(eq(wallets.id, walletId))
}

/**
 * What comes back from a bill's bound stake, or is taken back again (below zero): bound as long as the promotion goes on
 * that the stake was of, the member's own when that is over. Called when the bill's journals are posted.
 */
export async function returnBound(
  tx: Tx,
  { walletId, journalId }: { walletId: string; journalId: string },
  amount: number,
): Promise<void> {
  if (amount === 0) return
  const row = await boundIn(tx, walletId)
  if (!row || BigInt(journalId) < BigInt(row.journalId)) return
  const balance = await balanceOf(tx, walletAccount(walletId))
  const bound = (await boundSum(tx, walletId)) + amount
  await setBound(tx, walletId, satang(Math.min(Math.max(0, bound), balance)))
}

/** Writes name and rest of turnover into the wallet, where `member.wallets` reads them. Without a promotion nothing is bound. */
export async function tellWallet(tx: Tx, walletId: string): Promise<void> {
  const row = await boundIn(tx, walletId)
  const left = row ? Math.max(0, row.turnoverTarget - row.turnoverDone) : 0
  await tx
    .update(wallets)
    .set({
      activePromotionName: row?.name ?? '',
      currentTurnover: satang(left),
      ...(!row && { bound: satang(0) }),
    })
    .where(eq(wallets.id, walletId))
}
