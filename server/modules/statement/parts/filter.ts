/** Which movements a statement shows, as conditions of one query. */
import { and, eq, exists, gte, ilike, inArray, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import type { RequestOf } from '#contracts/kit.ts'
import type { getStatement } from '#contracts/statement.ts'
import { ledgerJournals, ledgerPostings } from '../../../db/schema/ledger.ts'
import { withdrawals } from '../../../db/schema/withdraw.ts'
import type { Tx } from '../../../db/types.ts'
import { thaiDayEnd, thaiDayStart } from '#rules/thai-day.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import { journalKindsOf, numberedByMemo, readRef } from '../kinds.ts'

export type StatementFilter = Omit<RequestOf<typeof getStatement>, 'page' | 'limit'>

/** Every wallet of the member, or the one asked for: another's is nobody's. */
export const accountsFor = (walletIds: readonly string[], { wallet_id }: StatementFilter): string[] =>
  walletIds.filter((id) => wallet_id === undefined || id === wallet_id).map(walletAccount)

const withdrawalIn = (tx: Tx, states: readonly ('pending' | 'transferring' | 'refused')[]) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(withdrawals)
      .where(and(eq(withdrawals.journalId, ledgerJournals.id), inArray(withdrawals.state, [...states]))),
  )

/** Only withdrawals are ever anything but done. */
function inState(tx: Tx, state: StatementFilter['state']): SQL | undefined {
  if (state === 'pending') return withdrawalIn(tx, ['pending', 'transferring'])
  if (state === 'failed') return withdrawalIn(tx, ['refused'])
  return state === 'done' ? not(withdrawalIn(tx, ['pending', 'transferring', 'refused'])) : undefined
}

function withRef(ref: string | undefined): SQL | undefined {
  if (!ref?.trim()) return undefined
  const { memo, journalId } = readRef(ref)
  const byMemo = and(
    inArray(ledgerJournals.kind, numberedByMemo),
    ilike(ledgerJournals.memo, `${memo.replace(/[\\%_]/g, '\\$&')}%`),
  )
  return journalId === null ? byMemo : or(byMemo, eq(ledgerJournals.id, journalId))
}

/** `until_id` is the newest line of the first page: what came later does not push lines to the next page. */
const journalOf = (lineId: string): string => lineId.split('-')[0]!

/** From the first day's first moment to the last day's last. */
export function inPeriod({
  from_day,
  to_day,
}: Pick<StatementFilter, 'from_day' | 'to_day'>): SQL | undefined {
  const from = from_day === undefined ? null : thaiDayStart(from_day)
  const to = to_day === undefined ? null : thaiDayEnd(to_day)
  return and(
    from === null ? undefined : gte(ledgerJournals.at, from),
    to === null ? undefined : lt(ledgerJournals.at, to),
  )
}

export function conditions(tx: Tx, accounts: readonly string[], filter: StatementFilter): SQL | undefined {
  const { kind, until_id, state, ref } = filter
  return and(
    inArray(ledgerPostings.accountId, [...accounts]),
    inPeriod(filter),
    kind === undefined ? undefined : inArray(ledgerJournals.kind, journalKindsOf(kind)),
    inState(tx, state),
    withRef(ref),
    until_id === undefined ? undefined : lte(ledgerPostings.journalId, journalOf(until_id)),
  )
}

/** Neither taken back nor taking something back: the two cancel out and are no money in or out. */
export const stands = (): SQL | undefined =>
  and(
    isNull(ledgerJournals.reverses),
    sql`not exists (select from ${ledgerJournals} back where back.reverses = ${ledgerJournals.id})`,
  )
