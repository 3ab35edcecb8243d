/** What the slip shows of its lines: the rate that holds, what a line wins, what is wrong with it, and the sums. */
import type { BillInputLine } from '#contracts/bills.ts'
import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { lineKey, type Lines } from '#src/stores/slip-lines.ts'
import type { Limits } from './limits.ts'

export type LineFault = 'closed' | 'gone' | 'underMin' | 'overMax' | 'overLeft'

export interface SlipLine {
  key: string
  line: BillInputLine
  /** The rate that holds for it, as far as it is known before the server checks. */
  rate: number
  /** Why it is less than the type's rate. */
  lower: 'reduced' | 'stepped' | null
  wins: Satang
  fault: LineFault | null
  /** With `overLeft`: what may still be staked on the number. */
  left: Satang | null
}

export interface SlipGroup {
  rate: LottoRate | null
  betType: string
  lines: readonly SlipLine[]
}

export interface SlipView {
  groups: readonly SlipGroup[]
  /** Lines that would be sent: neither closed nor gone. */
  sendable: Lines
  /** Numbers that are left out, each once. */
  closed: readonly string[]
  /** Lines left out. */
  leftOut: number
  /** Lines whose amounts must be mended first. */
  faulty: number
  total: Satang
  /** The most that one line can win; what the bill can, with its lines against each other, the server's check says. */
  winsMost: Satang
}

/** Baht a baht, in whole satang; rates have at most two decimals. */
export const winOf = (amount: Satang, rate: number): Satang =>
  satang(Math.floor((amount * Math.round(rate * 100)) / 100))

function rateOf(
  rate: LottoRate,
  limit: NumberLimit | undefined,
  amount: Satang,
): Pick<SlipLine, 'rate' | 'lower'> {
  const reached = rate.tiers.filter((tier) => tier.from_amount <= amount)
  const stepped = Math.min(rate.rate, ...reached.map((tier) => tier.rate))
  const reduced = limit?.state === 'reduced' ? (limit.rate ?? rate.rate) : rate.rate
  const lowest = Math.min(stepped, reduced)
  if (lowest >= rate.rate) return { rate: rate.rate, lower: null }
  return { rate: lowest, lower: reduced <= stepped ? 'reduced' : 'stepped' }
}

function faultOf(rate: LottoRate, limit: NumberLimit | undefined, amount: Satang): LineFault | null {
  if (limit?.state === 'closed') return 'closed'
  if (amount < rate.min_amount) return 'underMin'
  if (amount > rate.max_amount) return 'overMax'
  return limit?.state === 'capped' && limit.remaining != null && amount > limit.remaining ? 'overLeft' : null
}

function viewLine(line: BillInputLine, rate: LottoRate | undefined, limits: Limits): SlipLine {
  const key = lineKey(line)
  if (!rate) return { key, line, rate: 0, lower: null, wins: satang(0), fault: 'gone', left: null }
  const limit = limits.get(key)
  const holds = rateOf(rate, limit, line.amount)
  const fault = faultOf(rate, limit, line.amount)
  const left = fault === 'overLeft' ? (limit?.remaining ?? null) : null
  return { key, line, ...holds, wins: winOf(line.amount, holds.rate), fault, left }
}

/** Groups stand in the order in which their first lines came. */
export function viewSlip(lines: Lines, rates: readonly LottoRate[], limits: Limits): SlipView {
  const known = new Map(rates.map((rate) => [rate.bet_type, rate]))
  const groups = new Map<string, SlipLine[]>()
  const closed = new Set<string>()
  const sendable: BillInputLine[] = []
  let faulty = 0
  let total = 0
  let winsMost = 0
  for (const line of lines) {
    const view = viewLine(line, known.get(line.bet_type), limits)
    const group = groups.get(line.bet_type)
    if (group) group.push(view)
    else groups.set(line.bet_type, [view])
    if (view.fault === 'closed' || view.fault === 'gone') closed.add(line.number)
    else {
      sendable.push(line)
      total += line.amount
      if (view.fault === null) winsMost = Math.max(winsMost, view.wins)
      else faulty++
    }
  }
  return {
    groups: [...groups].map(([betType, of]) => ({ betType, rate: known.get(betType) ?? null, lines: of })),
    sendable,
    closed: [...closed],
    leftOut: lines.length - sendable.length,
    faulty,
    total: satang(total),
    winsMost: satang(winsMost),
  }
}
