/** Moves commission accounts: every movement is written once, with the balance after it. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { affiliateAccounts, affiliateTransactions, type AffiliateKind } from '../../db/schema/affiliate.ts'
import type { Db, Tx } from '../../db/types.ts'

export type TransactionRow = typeof affiliateTransactions.$inferSelect

export interface Move {
  readonly memberId: string
  /** Names the intent, for ever: `commission:{day}:…`, `redeem:{operation}`. */
  readonly key: string
  readonly kind: AffiliateKind
  readonly amount: Satang
  readonly id?: string
  readonly playDay?: string
  readonly level?: number
  readonly friends?: number
  readonly basisPoints?: number | null
  readonly turnover?: Satang | null
  readonly journalId?: string
}

export async function redeemableOf(db: Db, memberId: string): Promise<Satang> {
  const [row] = await db.select().from(affiliateAccounts).where(eq(affiliateAccounts.memberId, memberId))
  return row?.balance ?? satang(0)
}

/** Opens and locks the accounts until the transaction ends, in order of their ids. Answers their balances. */
export async function holdAccounts(tx: Tx, memberIds: readonly string[]): Promise<Map<string, Satang>> {
  const ids = [...new Set(memberIds)].sort((a, b) => Number(BigInt(a) - BigInt(b)))
  if (ids.length === 0) return new Map()
  await tx
    .insert(affiliateAccounts)
    .values(ids.map((memberId) => ({ memberId })))
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(affiliateAccounts)
    .where(inArray(affiliateAccounts.memberId, ids))
    .orderBy(asc(affiliateAccounts.memberId))
    .for('update')
  return new Map(rows.map((row) => [row.memberId, row.balance]))
}

/** Id of the next transaction, for what has to name it before it is written. */
export async function nextTransactionId(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ id: string | number }>(
    sql`select nextval(pg_get_serial_sequence('affiliate_transactions', 'id')) as id`,
  )
  return String(rows[0]!.id)
}

/**
 * Writes movements in their order and answers those written: a key that a member has is left out, and nothing moves.
 * A balance below zero is the database's error.
 */
export async function moveAccounts(tx: Tx, moves: readonly Move[], now: number): Promise<TransactionRow[]> {
  const balances = await holdAccounts(
    tx,
    moves.map((move) => move.memberId),
  )
  if (balances.size === 0) return []
  const known = await tx
    .select({ memberId: affiliateTransactions.memberId, key: affiliateTransactions.key })
    .from(affiliateTransactions)
    .where(
      and(
        inArray(affiliateTransactions.memberId, [...balances.keys()]),
        inArray(
          affiliateTransactions.key,
          moves.map((move) => move.key),
        ),
      ),
    )
  const isKnown = new Set(known.map(({ memberId, key }) => `${memberId} ${key}`))
  const values = moves
    .filter(({ memberId, key }) => !isKnown.has(`${memberId} ${key}`))
    .map((move) => {
      const balance = satang(balances.get(move.memberId)! + move.amount)
      balances.set(move.memberId, balance)
      return { ...move, balance, at: now }
    })
  if (values.length === 0) return []
  const written = await tx.insert(affiliateTransactions).values(values).returning()
  for (const memberId of new Set(values.map((value) => value.memberId)))
    await tx
      .update(affiliateAccounts)
      .set({ balance: balances.get(memberId)! })
      .where(eq(affiliateAccounts.memberId, memberId))
  return written
}
