/** Movements of the commission account, as the contract tells them. */
import { and, asc, count, desc, eq, gte, inArray, lt, sql, sum, type SQL } from 'drizzle-orm'
import type { AffiliateTransaction } from '#contracts/affiliate.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { affiliateTransactions as table } from '../../../db/schema/affiliate.ts'
import { thaiDayIn } from '../../../db/thai-day.ts'
import type { Db } from '../../../db/types.ts'
import { thaiDayEnd, thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { affiliateWords as words } from '../../../strings/affiliate.ts'
import { refOf } from '../../statement/kinds.ts'
import type { TransactionRow } from '../account.ts'
import { groupBy } from './group.ts'

export interface Filter {
  readonly kind?: TransactionRow['kind'] | undefined
  readonly from_day?: string | undefined
  readonly to_day?: string | undefined
}

/** The Thai day of a movement; what it is of was played the day before. */
export const movedOn = thaiDayIn(table.at)

/** From the first day's first moment to the last day's last. */
export function within(memberId: string, { kind, from_day, to_day }: Filter): SQL | undefined {
  const from = from_day === undefined ? null : thaiDayStart(from_day)
  const to = to_day === undefined ? null : thaiDayEnd(to_day)
  return and(
    eq(table.memberId, memberId),
    kind && eq(table.kind, kind),
    from === null ? undefined : gte(table.at, from),
    to === null ? undefined : lt(table.at, to),
  )
}

const titleOf = (row: TransactionRow): string =>
  row.kind === 'commission' ? words.titles.commission(row.level!, row.friends!) : words.titles[row.kind]

const viewOf = (row: TransactionRow): AffiliateTransaction => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  title: titleOf(row),
  ref: row.journalId === null ? '' : refOf({ kind: 'affiliate.redeem', id: row.journalId, memo: '' }),
  level: row.level,
  friends: row.friends,
  play_day: row.playDay,
  turnover: row.turnover,
  percent: row.basisPoints === null ? null : row.basisPoints / 100,
  amount: row.amount,
  state: 'done',
})

interface Page {
  readonly page: number
  readonly limit: number
}

export interface Listed {
  readonly transactions: AffiliateTransaction[]
  readonly total: number
  /** Of all that the filter lets through, not of the page alone. */
  readonly sum: Satang
}

export async function transactionsOf(
  db: Db,
  memberId: string,
  filter: Filter,
  { page, limit }: Page,
): Promise<Listed> {
  const where = within(memberId, filter)
  const rows = await db
    .select()
    .from(table)
    .where(where)
    // Nights that were made up for at once have one moment: the later day first, and in it the nearer level.
    .orderBy(desc(table.at), sql`${table.playDay} desc nulls first`, asc(table.level), asc(table.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const [all] = await db
    .select({ total: count(), sum: sum(table.amount) })
    .from(table)
    .where(where)
  return { transactions: rows.map(viewOf), total: all!.total, sum: satang(Number(all!.sum ?? 0)) }
}

/** Cut where the Thai day changes; the sum of a day is that of the whole day, on whichever page its lines stand. */
export async function byDay(
  db: Db,
  memberId: string,
  filter: Filter,
  transactions: readonly AffiliateTransaction[],
): Promise<{ day: string; total: Satang; transactions: AffiliateTransaction[] }[]> {
  const days = groupBy(transactions, (line) => thaiDayOf(line.at))
  if (days.size === 0) return []
  const sums = await db
    .select({ day: movedOn, sum: sum(table.amount) })
    .from(table)
    .where(and(within(memberId, filter), inArray(movedOn, [...days.keys()])))
    .groupBy(movedOn)
  return [...days].map(([day, ofDay]) => ({
    day,
    total: satang(Number(sums.find((one) => one.day === day)?.sum ?? 0)),
    transactions: ofDay,
  }))
}
