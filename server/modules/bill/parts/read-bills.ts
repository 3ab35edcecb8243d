/** Bills in the database. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
} from 'drizzle-orm'
import type { BillState } from '#contracts/bills.ts'
import { lotteries, lottoBills, lottoLines, lottoRounds } from '../../../db/schema/lotto.ts'
import { wallets } from '../../../db/schema/member.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { thaiDayEnd, thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import type { RoundOfLottery } from '../../lotto/rounds.ts'

export type BillRow = typeof lottoBills.$inferSelect
export type LineRow = typeof lottoLines.$inferSelect

/** A bill with all that shows it. */
export interface BillOfRound extends RoundOfLottery {
  readonly bill: BillRow
  readonly walletName: string
}

const withRound = (db: Db) =>
  db
    .select({ bill: lottoBills, round: lottoRounds, lottery: lotteries, walletName: wallets.name })
    .from(lottoBills)
    .innerJoin(lottoRounds, eq(lottoRounds.id, lottoBills.roundId))
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .innerJoin(wallets, eq(wallets.id, lottoBills.walletId))

/** The member's own; undefined for another's as for none. */
export async function findBill(db: Db, memberId: string, billId: string): Promise<BillOfRound | undefined> {
  const [row] = await withRound(db).where(and(eq(lottoBills.memberId, memberId), eq(lottoBills.id, billId)))
  return row
}

/** Whoever it belongs to. */
export async function findByCode(db: Db, checkCode: string): Promise<BillOfRound | undefined> {
  const [row] = await withRound(db).where(eq(lottoBills.checkCode, checkCode))
  return row
}

export const linesOf = (db: Db, billIds: readonly string[]): Promise<LineRow[]> =>
  db
    .select()
    .from(lottoLines)
    .where(inArray(lottoLines.billId, [...billIds]))
    .orderBy(asc(lottoLines.billId), asc(lottoLines.seq))

/** All that a member has at stake in a round, or had before it was settled; given back is not. */
export const linesInRound = (db: Db, memberId: string, roundId: string): Promise<LineRow[]> =>
  db
    .select(getTableColumns(lottoLines))
    .from(lottoLines)
    .innerJoin(lottoBills, eq(lottoBills.id, lottoLines.billId))
    .where(
      and(
        eq(lottoBills.roundId, roundId),
        eq(lottoBills.memberId, memberId),
        inArray(lottoBills.state, ['pending', 'won', 'lost']),
      ),
    )

export interface Filter {
  readonly state?: BillState | undefined
  readonly round_id?: string | undefined
  readonly from_day?: string | undefined
  readonly to_day?: string | undefined
}

/** From the first day's first moment to the last day's last. */
function within({ from_day, to_day }: Filter): SQL[] {
  const from = from_day === undefined ? null : thaiDayStart(from_day)
  const to = to_day === undefined ? null : thaiDayEnd(to_day)
  return [
    ...(from === null ? [] : [gte(lottoBills.placedAt, from)]),
    ...(to === null ? [] : [lt(lottoBills.placedAt, to)]),
  ]
}

export async function listBills(
  db: Db,
  memberId: string,
  filter: Filter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: BillOfRound[]; total: number }> {
  const wanted = and(
    eq(lottoBills.memberId, memberId),
    ...(filter.state ? [eq(lottoBills.state, filter.state)] : []),
    ...(filter.round_id ? [eq(lottoBills.roundId, filter.round_id)] : []),
    ...within(filter),
  )
  const [counted] = await db.select({ total: count() }).from(lottoBills).where(wanted)
  const rows = await withRound(db)
    .where(wanted)
    .orderBy(desc(lottoBills.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: counted!.total }
}

/** How often the member has cancelled bills of the lottery on the Thai day of `now`. */
export async function cancelsToday(
  tx: Tx,
  memberId: string,
  lotteryId: string,
  now: number,
): Promise<number> {
  const [row] = await tx
    .select({ times: count() })
    .from(lottoBills)
    .innerJoin(lottoRounds, eq(lottoRounds.id, lottoBills.roundId))
    .where(
      and(
        eq(lottoBills.memberId, memberId),
        eq(lottoRounds.lotteryId, lotteryId),
        gte(lottoBills.cancelledAt, thaiDayStart(thaiDayOf(now))),
      ),
    )
  return row!.times
}

const isUntold = (memberId: string) =>
  and(eq(lottoBills.memberId, memberId), isNotNull(lottoBills.settledAt), isNull(lottoBills.toldAt))

/** Settled bills that the member was not told of, newest first. */
export const untoldBills = (db: Db, memberId: string, most: number): Promise<BillOfRound[]> =>
  withRound(db).where(isUntold(memberId)).orderBy(desc(lottoBills.settledAt), desc(lottoBills.id)).limit(most)

export async function markTold(
  tx: Tx,
  memberId: string,
  billIds: readonly string[],
  now: number,
): Promise<void> {
  if (billIds.length === 0) return
  await tx
    .update(lottoBills)
    .set({ toldAt: now })
    .where(and(isUntold(memberId), inArray(lottoBills.id, [...billIds])))
}
