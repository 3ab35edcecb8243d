/** What the ledger says of members' money in a period: all wallets together, with the stakes of open lottery bills. */
import { sql } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import type { Db } from '../../../db/types.ts'
import { thaiDayStart } from '#rules/thai-day.ts'
import type { Period } from './period.ts'

export interface MoneyOfPeriod {
  readonly startBalance: Satang
  readonly deposited: Satang
  /** Less what was given back of withdrawals that failed. */
  readonly withdrawn: Satang
  readonly endBalance: Satang
}

const at = (thaiDay: string) => sql`${new Date(thaiDayStart(thaiDay)).toISOString()}::timestamptz`

/**
 * One statement, so that all figures are of the same moment. Balances are counted back from those of now by what was
 * posted since: a posting belongs to one side of midnight by its time, whichever was written first.
 */
export async function moneyOf(
  db: Db,
  memberIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, MoneyOfPeriod>> {
  const { rows } = await db.execute<
    Record<'id' | 'start' | 'inside' | 'deposited' | 'withdrawn' | 'end', string>
  >(sql`
    with mine as (
      select w.member_id, a.id, a.balance
      from wallets w join ledger_accounts a on a.id = 'wallet:' || w.id
      where w.member_id in ${[...memberIds]}
    ), held as (
      select member_id, sum(balance) as balance from mine group by member_id
    ), moved as (
      select mine.member_id,
        sum(p.amount) filter (where j.at >= ${at(to)}) as later,
        sum(p.amount) filter (where j.at < ${at(to)}) as inside,
        sum(p.amount) filter (where j.at < ${at(to)} and j.kind = 'deposit') as deposited,
        sum(p.amount) filter (where j.at < ${at(to)} and j.kind in ('withdraw', 'withdraw.refund')) as withdrawn
      from mine
        join ledger_postings p on p.account_id = mine.id
        join ledger_journals j on j.id = p.journal_id
      where j.at >= ${at(from)}
      group by mine.member_id
    ), bills as (
      select member_id, total, placed_at, coalesce(settled_at, cancelled_at, 'infinity') as over
      from lotto_bills where member_id in ${[...memberIds]}
    ), staked as (
      select member_id,
        sum(total) filter (where placed_at < ${at(from)} and over >= ${at(from)}) as at_start,
        sum(total) filter (where placed_at < ${at(to)} and over >= ${at(to)}) as at_end
      from bills where placed_at < ${at(to)} and over >= ${at(from)}
      group by member_id
    )
    select held.member_id as id,
      held.balance - coalesce(later, 0) - coalesce(inside, 0) + coalesce(at_start, 0) as start,
      coalesce(deposited, 0) as deposited,
      -coalesce(withdrawn, 0) as withdrawn,
      held.balance - coalesce(later, 0) + coalesce(at_end, 0) as end
    from held left join moved using (member_id) left join staked using (member_id)`)
  const amount = (value: string) => satang(Number(value))
  return new Map(
    rows.map((row) => [
      String(row.id),
      {
        startBalance: amount(row.start),
        deposited: amount(row.deposited),
        withdrawn: amount(row.withdrawn),
        endBalance: amount(row.end),
      },
    ]),
  )
}
