/** Channels and orders read from the database. */
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { memberBankAccounts, members, wallets } from '../../db/schema/member.ts'
import { paymentChannels, paymentOrders, type AccountSnapshot } from '../../db/schema/payment.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { Payee } from '../../kit/services/payments.ts'
import { HOLD_AFTER } from './rules.ts'

export type Channel = typeof paymentChannels.$inferSelect
export type Order = typeof paymentOrders.$inferSelect

export const channelsOf = (tx: Tx, agentCode: string): Promise<Channel[]> =>
  tx
    .select()
    .from(paymentChannels)
    .where(eq(paymentChannels.agentCode, agentCode))
    .orderBy(asc(paymentChannels.position), asc(paymentChannels.id))

export async function findChannel(tx: Tx, agentCode: string, id: string): Promise<Channel | null> {
  const [row] = await tx
    .select()
    .from(paymentChannels)
    .where(and(eq(paymentChannels.agentCode, agentCode), eq(paymentChannels.id, id)))
  return row ?? null
}

/** The account that deposits come from: the one registered first. */
export async function accountOnFile(tx: Tx, memberId: string): Promise<AccountSnapshot | null> {
  const [row] = await tx
    .select()
    .from(memberBankAccounts)
    .where(eq(memberBankAccounts.memberId, memberId))
    .orderBy(asc(memberBankAccounts.id))
    .limit(1)
  if (!row) return null
  return {
    id: row.id,
    bank_id: row.bankId,
    bank_account_name: row.bankAccountName,
    bank_account_no: row.bankAccountNo,
  }
}

export async function mobileOf(tx: Tx, memberId: string): Promise<string> {
  const [row] = await tx.select({ mobile: members.mobile }).from(members).where(eq(members.id, memberId))
  return row!.mobile
}

/** The wallet that deposits go to: the main one, else the first that takes deposits. */
export async function depositWalletOf(tx: Tx, memberId: string): Promise<string | null> {
  const rows = await tx
    .select({ id: wallets.id, type: wallets.walletTypeId })
    .from(wallets)
    .where(and(eq(wallets.memberId, memberId), eq(wallets.canDeposit, true)))
    .orderBy(asc(wallets.position), asc(wallets.id))
  return (rows.find((row) => row.type === MAIN_WALLET_TYPE) ?? rows[0])?.id ?? null
}

export async function findOrder(db: Db, id: string): Promise<Order | null> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id))
  return row ?? null
}

/** Locked for the rest of the transaction: a payment and a cancellation must not pass each other. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  const [row] = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, id)).for('update')
  return row ?? null
}

/** The order to take up again: one that waits for its money, else the newest that is being checked. */
export async function openOrderOf(tx: Tx, memberId: string, now: number): Promise<Order | null> {
  const rows = await tx
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.memberId, memberId),
        or(
          and(eq(paymentOrders.state, 'waiting'), gt(paymentOrders.expiresAt, now)),
          eq(paymentOrders.state, 'checking'),
        ),
      ),
    )
    .orderBy(desc(paymentOrders.id))
  return rows.find((row) => row.state === 'waiting') ?? rows[0] ?? null
}

export async function ordersOf(tx: Tx, memberId: string, page: number, limit: number) {
  const mine = eq(paymentOrders.memberId, memberId)
  const rows = await tx
    .select()
    .from(paymentOrders)
    .where(mine)
    .orderBy(desc(paymentOrders.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await tx.select({ total: count() }).from(paymentOrders).where(mine)
  return { rows, total: counted!.total }
}

/** Orders that a transfer to this payee could be meant for. */
export const ordersPaidTo = (tx: Tx, payee: Payee, now: number): Promise<Order[]> =>
  tx
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.payee, payee),
        inArray(paymentOrders.state, ['waiting', 'checking', 'expired']),
        gt(paymentOrders.expiresAt, now - HOLD_AFTER),
      ),
    )
    .orderBy(desc(paymentOrders.id))

/** Writes down what has expired; of one member, or of all. */
export const expireOrders = (tx: Tx, now: number, memberId?: string) =>
  tx
    .update(paymentOrders)
    .set({ state: 'expired' })
    .where(
      and(
        eq(paymentOrders.state, 'waiting'),
        lte(paymentOrders.expiresAt, now),
        memberId === undefined ? isNotNull(paymentOrders.memberId) : eq(paymentOrders.memberId, memberId),
      ),
    )
