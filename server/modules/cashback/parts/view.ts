/** A row as the contract tells it; one that is not over yet has neither number nor state of its own. */
import type { Cashback, CashbackKind } from '#contracts/cashback.ts'
import { satang } from '#contracts/money.ts'
import type { cashbacks, StoredLine } from '../../../db/schema/cashback.ts'
import { cashbackWords as words, categoryName } from '../../../strings/cashback.ts'
import type { Figures } from './figures.ts'
import { lastDay, type Period } from './period.ts'
import { percentOf } from './rules.ts'
import { stateOf } from './state.ts'

type Row = typeof cashbacks.$inferSelect

const viewOfLine = ({ category, staked, returned, rate, amount, reason }: StoredLine) => ({
  category,
  name: categoryName(category),
  staked: satang(staked),
  returned: satang(returned),
  lost: satang(staked - returned),
  rate_percent: percentOf(rate),
  amount: satang(amount),
  note: words.reasons[reason],
})

const viewOfFigures = (figures: Figures) => ({
  lines: figures.lines.map(viewOfLine),
  start_balance: figures.startBalance,
  deposited: figures.deposited,
  withdrawn: figures.withdrawn,
  end_balance: figures.endBalance,
  bound_lost: figures.boundLost,
  days: figures.days.length === 0 ? null : figures.days.map(({ day, net }) => ({ day, net: satang(net) })),
  lost: figures.lost,
  rate_percent: figures.rate === null ? null : percentOf(figures.rate),
  vip_level: figures.vipLevel,
  deducted: figures.deducted,
  minimum: figures.minimum,
  cap: figures.cap,
  amount: figures.amount,
})

export const viewOfRow = (row: Row, now: number): Cashback => ({
  cashback_id: row.id,
  kind: row.kind,
  from_day: row.fromDay,
  to_day: row.toDay,
  state: stateOf(row, now),
  ...viewOfFigures(row),
  claimed_at: row.claimedAt,
  claimable_until: row.claimableUntil,
})

export const viewOfRunning = (kind: CashbackKind, period: Period, figures: Figures): Cashback => ({
  cashback_id: '',
  kind,
  from_day: period.from,
  to_day: lastDay(period),
  state: 'running',
  ...viewOfFigures(figures),
  claimed_at: null,
  claimable_until: null,
})
