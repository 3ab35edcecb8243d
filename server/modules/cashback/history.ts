/** A member's cashback, newest first: what is under way, then what was computed. */
import { and, count, desc, eq, gte, lte } from 'drizzle-orm'
import { cashbackKinds, type Cashback, type CashbackKind } from '#contracts/cashback.ts'
import { cashbacks } from '../../db/schema/cashback.ts'
import type { Db } from '../../db/types.ts'
import { runningOf } from './parts/running.ts'
import { viewOfRow } from './parts/view.ts'

export interface HistoryFilter {
  readonly kind?: CashbackKind | undefined
  readonly from_day?: string | undefined
  readonly to_day?: string | undefined
}

interface Page {
  readonly page: number
  readonly limit: number
}

async function running(db: Db, memberId: string, { kind, from_day, to_day }: HistoryFilter, now: number) {
  const from = from_day ?? ''
  const to = to_day ?? '9999'
  const all: Cashback[] = []
  for (const one of kind === undefined ? cashbackKinds : [kind])
    all.push(...(await runningOf(db, one, memberId, now)))
  return all
    .filter((row) => row.to_day >= from && row.from_day <= to)
    .sort((a, b) => (a.to_day < b.to_day ? 1 : a.to_day > b.to_day ? -1 : 0))
}

export async function historyOf(
  db: Db,
  memberId: string,
  filter: HistoryFilter,
  { page, limit }: Page,
  now: number,
): Promise<{ data: Cashback[]; total: number }> {
  const first = (page - 1) * limit
  const open = await running(db, memberId, filter, now)
  const from = filter.from_day
  const to = filter.to_day
  const mine = and(
    eq(cashbacks.memberId, memberId),
    filter.kind === undefined ? undefined : eq(cashbacks.kind, filter.kind),
    from === undefined ? undefined : gte(cashbacks.toDay, from),
    to === undefined ? undefined : lte(cashbacks.fromDay, to),
  )
  const shown = open.slice(first, first + limit)
  const rows = await db
    .select()
    .from(cashbacks)
    .where(mine)
    .orderBy(desc(cashbacks.toDay), desc(cashbacks.id))
    .limit(limit - shown.length)
    .offset(Math.max(0, first - open.length))
  const [all] = await db.select({ total: count() }).from(cashbacks).where(mine)
  return {
    data: [...shown, ...rows.map((row) => viewOfRow(row, now))],
    total: open.length + all!.total,
  }
}
