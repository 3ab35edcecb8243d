/** Withdrawals in the database. */
import { and, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { DataOf } from '#contracts/kit.ts'
import type { getWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { memberBankAccounts, members, wallets } from '../../../db/schema/member.ts'
import { withdrawals } from '../../../db/schema/withdraw.ts'
import type { Tx } from '../../../db/types.ts'
import { netOf } from '#rules/money/withdrawal.ts'
import { dayOfNumber, thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { withdrawMessages } from '../../../strings/withdraw.ts'
import { settingsOf } from '../../agent/read-agent.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

export const OPEN = ['pending', 'transferring'] as const

export async function settingsMap(tx: Tx, agentCode: string): Promise<Map<string, string>> {
  const rows = await settingsOf(tx, agentCode)
  return new Map(rows.map((row) => [row.configKey, row.val ?? row.defaultVal]))
}

/** Those that were checked, the main one first. */
export const accountsOf = (tx: Tx, memberId: string) =>
  tx
    .select({
      id: memberBankAccounts.id,
      bank_id: memberBankAccounts.bankId,
      bank_account_name: memberBankAccounts.bankAccountName,
      bank_account_no: memberBankAccounts.bankAccountNo,
    })
    .from(memberBankAccounts)
    .where(
      and(eq(memberBankAccounts.memberId, memberId), inArray(memberBankAccounts.status, ['main', 'active'])),
    )
    .orderBy(desc(sql`${memberBankAccounts.status} = 'main'`), memberBankAccounts.id)

/** Whether a date of birth is held, and how many withdrawals of today count: money that came back is none. */
export async function standingOf(
  tx: Tx,
  memberId: string,
  now: number,
): Promise<{ hasBirthday: boolean; timesToday: number }> {
  const [row] = await tx
    .select({ birthday: members.birthday, timesToday: count(withdrawals.id) })
    .from(members)
    .leftJoin(
      withdrawals,
      and(
        eq(withdrawals.memberId, members.id),
        gte(withdrawals.createdAt, thaiDayStart(thaiDayOf(now))),
        ne(withdrawals.state, 'refused'),
      ),
    )
    .where(eq(members.id, memberId))
    .groupBy(members.id)
  const { birthday, timesToday } = row!
  return { hasBirthday: birthday !== '', timesToday }
}

/** Of all of the agent's members, from the request to the bank's word, in seconds; null while none arrived today. */
export async function paceToday(
  tx: Tx,
  agentCode: string,
  now: number,
): Promise<DataOf<typeof getWithdrawOptions>['pace']> {
  const took = sql`extract(epoch from ${withdrawals.endedAt} - ${withdrawals.createdAt})`
  const [row] = await tx
    .select({
      count: count(),
      average: sql<number | null>`round(avg(${took}))::int`,
      slowest: sql<number | null>`ceil(max(${took}))::int`,
    })
    .from(withdrawals)
    .innerJoin(members, eq(members.id, withdrawals.memberId))
    .where(
      and(
        eq(members.agentCode, agentCode),
        eq(withdrawals.state, 'done'),
        gte(withdrawals.endedAt, thaiDayStart(thaiDayOf(now))),
      ),
    )
  const { count: counted, average, slowest } = row!
  return average === null || slowest === null ? null : { count: counted, average, slowest }
}

export async function nextId(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ id: string | number }>(
    sql`select nextval(pg_get_serial_sequence('withdrawals', 'id')) as id`,
  )
  return String(rows[0]!.id)
}

/** W, the day of the Buddhist era, the number: `W6911200004`. */
export const refOf = (id: string, now: number): string => `W${dayOfNumber(now)}${id.padStart(4, '0')}`

const withWallet = (tx: Tx) =>
  tx
    .select({ row: withdrawals, walletName: wallets.name })
    .from(withdrawals)
    .innerJoin(wallets, eq(wallets.id, withdrawals.walletId))

type Shown = DataOf<typeof getWithdrawal>

/** As the contract shows it. */
export function shown({ row, walletName }: { row: WithdrawalRow; walletName: string }): Shown {
  const refused = row.state === 'refused'
  const reasons: Readonly<Record<string, string>> = withdrawMessages.reasons
  return {
    withdrawal_id: row.id,
    ref: row.ref,
    state: row.state,
    amount: row.amount,
    fee: row.fee,
    net_amount: netOf(row.amount, row.fee),
    wallet_id: row.walletId,
    wallet_name: walletName,
    bank_account: {
      id: row.bankAccountId,
      bank_id: row.bankId,
      bank_account_name: row.bankAccountName,
      bank_account_no: row.bankAccountNo,
    },
    created_at: row.createdAt,
    checked_at: row.checkedAt,
    done_at: refused ? null : row.endedAt,
    reason: refused ? (reasons[row.reason] ?? withdrawMessages.reasons.refused) : '',
    refunded_at: refused ? row.endedAt : null,
    balance_after: row.balanceAfter,
  }
}

export async function findOpen(tx: Tx, memberId: string): Promise<Shown | null> {
  const [found] = await withWallet(tx).where(
    and(eq(withdrawals.memberId, memberId), inArray(withdrawals.state, [...OPEN])),
  )
  return found ? shown(found) : null
}

export async function findOne(tx: Tx, memberId: string, id: string): Promise<Shown | null> {
  const [found] = await withWallet(tx).where(and(eq(withdrawals.memberId, memberId), eq(withdrawals.id, id)))
  return found ? shown(found) : null
}

export async function listOf(
  tx: Tx,
  memberId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Shown[]; total: number }> {
  const mine = eq(withdrawals.memberId, memberId)
  const [counted] = await tx.select({ total: count() }).from(withdrawals).where(mine)
  const rows = await withWallet(tx)
    .where(mine)
    .orderBy(desc(withdrawals.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows: rows.map(shown), total: counted!.total }
}
