/** Rows of promotions under way, and the two fields of a wallet that tell of them (WALLET-1). */
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { ledgerJournals, ledgerPostings } from '../../db/schema/ledger.ts'
import { wallets } from '../../db/schema/member.ts'
import { walletPromotions } from '../../db/schema/promotion.ts'
import type { Db, Tx } from '../../db/types.ts'
import { walletAccount } from '../../ledger/accounts.ts'

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

/** Kinds of journals that play with a promotion's money; everything else that moves a wallet is the member's own. */
const ofPlay = '^(game|lotto|yeekee|promotion)[.]'

/** Comes back from a bill that was placed before the promotion began, or is taken back: its stake was no part of it. */
const ofEarlierBill = (start: string) => sql`exists (
  select from lotto_bills b where b.journal_id < ${start}::bigint and b.bill_no = ${ledgerJournals.memo})`

/** The member's own money: what was there at the start and what came in, or went out, by itself since. */
export async function ownMoney(db: Db, row: BoundRow): Promise<Satang> {
  const [since] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerPostings.amount}), 0)` })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(
      and(
        eq(ledgerPostings.accountId, walletAccount(row.walletId)),
        gt(ledgerPostings.journalId, row.journalId),
        or(
          sql`${ledgerJournals.kind} !~ ${ofPlay}`,
          and(sql`${ledgerJournals.kind} ~ '^lotto[.]'`, ofEarlierBill(row.journalId)),
        ),
      ),
    )
  return satang(Math.max(0, row.ownStart + Number(since!.sum)))
}

/** Writes name and rest of turnover into the wallet, where `member.wallets` reads them. */
export async function tellWallet(tx: Tx, walletId: string): Promise<void> {
  const row = await boundIn(tx, walletId)
  const left = row ? Math.max(0, row.turnoverTarget - row.turnoverDone) : 0
  await tx
    .update(wallets)
    .set({ activePromotionName: row?.name ?? '', currentTurnover: satang(left) })
    .where(eq(wallets.id, walletId))
}
