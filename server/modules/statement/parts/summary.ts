/** Money in and out by Thai day, and what was deposited and withdrawn since the member joined (RTS 1C, domain.md §8). */
import { sql, type SQL } from 'drizzle-orm'
import type { DataOf, RequestOf } from '#contracts/kit.ts'
import { satang } from '#contracts/money.ts'
import type { getStatementSummary } from '#contracts/statement.ts'
import { statementDays } from '../../../db/schema/statement.ts'
import type { Tx } from '../../../db/types.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import { accountsFor } from './filter.ts'
import { journalKindsOf } from '../kinds.ts'
import { pursesOf } from './lines.ts'
import { texts, waitingIn } from './reach.ts'

type Summary = DataOf<typeof getStatementSummary>

/** `sums`: those of sealed lines, and the effects of lines that wait for their block. Of one statement, so that none counts twice. */
const sumsOf = (accounts: readonly string[]): SQL => sql`
  with ${waitingIn(accounts)},
  sums as (
    select account_id, day, kind, moved, money_in, money_out, count_in, count_out from ${statementDays}
    where account_id = any (${texts(accounts)})
    union all
    select e.account_id, e.day, e.kind, e.moved, e.money_in, e.money_out, e.count_in, e.count_out
    from statement_effects(array(select journal_id from waiting)) e where e.account_id = any (${texts(accounts)}))`

interface DayRow extends Record<string, unknown> {
  readonly day: string
  readonly moneyIn: string
  readonly moneyOut: string
  readonly countIn: string
  readonly countOut: string
}

/** Moves between the member's own wallets are neither in nor out, unless one wallet is asked about. */
async function byDay(
  tx: Tx,
  accounts: readonly string[],
  { from_day, to_day, wallet_id }: RequestOf<typeof getStatementSummary>,
): Promise<DayRow[]> {
  const left = wallet_id === undefined ? journalKindsOf('transfer') : []
  const { rows } = await tx.execute<DayRow>(sql`${sumsOf(accounts)}
    select day::text, sum(money_in)::text as "moneyIn", sum(money_out)::text as "moneyOut",
      sum(count_in)::text as "countIn", sum(count_out)::text as "countOut"
    from sums
    where day >= ${from_day ?? '-infinity'}::date and day <= ${to_day ?? 'infinity'}::date
      and kind <> all (${texts(left)})
    group by day having sum(count_in) + sum(count_out) > 0 order by day`)
  return rows
}

/** All movements of a kind, those that took some of it back included. */
async function sinceJoining(tx: Tx, accounts: readonly string[]) {
  const of = (kind: 'deposit' | 'withdraw') =>
    sql`coalesce(sum(moved) filter (where kind = any (${texts(journalKindsOf(kind))})), 0)::text`
  const { rows } = await tx.execute<{ deposited: string; withdrawn: string }>(sql`${sumsOf(accounts)}
    select ${of('deposit')} as deposited, ${of('withdraw')} as withdrawn from sums`)
  return { deposited: Number(rows[0]!.deposited), withdrawn: -Number(rows[0]!.withdrawn) }
}

export async function summaryOf(
  tx: Tx,
  memberId: string,
  filter: RequestOf<typeof getStatementSummary>,
): Promise<Summary> {
  const ids = (await pursesOf(tx, memberId)).map((purse) => purse.id)
  const chosen = accountsFor(ids, filter)
  const days = chosen.length === 0 ? [] : await byDay(tx, chosen, filter)
  const all = ids.map(walletAccount)
  const { deposited, withdrawn } = await sinceJoining(tx, all)
  const sum = (of: 'moneyIn' | 'moneyOut' | 'countIn' | 'countOut') =>
    days.reduce((total, day) => total + Number(day[of]), 0)
  return {
    money_in: satang(sum('moneyIn')),
    money_out: satang(sum('moneyOut')),
    count_in: sum('countIn'),
    count_out: sum('countOut'),
    days: days.map(({ day, moneyIn, moneyOut }) => ({
      day,
      money_in: satang(Number(moneyIn)),
      money_out: satang(Number(moneyOut)),
    })),
    deposited_ever: satang(deposited),
    withdrawn_ever: satang(withdrawn === 0 ? 0 : withdrawn),
    net_deposits_ever: satang(deposited - withdrawn),
  }
}
