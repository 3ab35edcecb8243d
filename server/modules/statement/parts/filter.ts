/** Which movements a statement shows, as conditions of one query. */
import { and, eq, exists, gte, ilike, inArray, lt, lte, not, or, sql, type SQL } from 'drizzle-orm'
import { ledgerJournals, ledgerPostings } from '../../../db/schema/ledger.ts'
import { withdrawals } from '../../../db/schema/withdraw.ts'
import type { Tx } from '../../../db/types.ts'
import { thaiDayEnd, thaiDayStart } from '#rules/thai-day.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import type { StatementFilter } from './asked.ts'
import { journalKindsOf, numberedByMemo, readRef } from '../kinds.ts'
import { texts, undone, untilOf, waitingIn } from './reach.ts'

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

/** From the first day's first moment to the last day's last. */
function inPeriod({ from_day, to_day }: Pick<StatementFilter, 'from_day' | 'to_day'>): SQL | undefined {
  const from = from_day === undefined ? null : thaiDayStart(from_day)
  const to = to_day === undefined ? null : thaiDayEnd(to_day)
  return and(
    from === null ? undefined : gte(ledgerJournals.at, from),
    to === null ? undefined : lt(ledgerJournals.at, to),
  )
}

/**
 * Where such lines can be at all: a withdrawal that is not done is one of the member's few, a number is borne by some kinds,
 * whose lines are listed (reach.ts). All other lines need not be looked at.
 */
function among(accounts: readonly string[], { state, ref }: StatementFilter): SQL {
  if (state === 'pending' || state === 'failed')
    return sql`${ledgerPostings.journalId} in (${undone(accounts)})`
  const { journalId } = readRef(ref ?? '')
  const own = texts(accounts)
  return sql`${ledgerPostings.journalId} in (
    with ${waitingIn(accounts)}
    select unnest(s.journal_ids) from statement_parts s
      where s.account_id = any (${own}) and s.kind = any (${texts(numberedByMemo)})
    union all select journal_id from waiting
    union all select ${journalId}::bigint)`
}

/** For what is looked for among the lines themselves: by its number or its state. */
export function conditions(tx: Tx, accounts: readonly string[], filter: StatementFilter): SQL | undefined {
  const { kind, until_id, state, ref } = filter
  return and(
    inArray(ledgerPostings.accountId, [...accounts]),
    among(accounts, filter),
    inPeriod(filter),
    kind === undefined ? undefined : inArray(ledgerJournals.kind, journalKindsOf(kind)),
    inState(tx, state),
    withRef(ref),
    until_id === undefined ? undefined : lte(ledgerPostings.journalId, untilOf(filter)),
  )
}
