/** What the slip shows of its lines: the rate that holds, what a line wins, what is wrong with it, and the sums. */
import type { BillInputLine } from '#contracts/bills.ts'
import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { amountFault, rateAt, winsOf, type HeldRate } from '#rules/lotto-rates.ts'
import { lineKey, type Lines } from '#src/stores/slip-lines.ts'
import type { Limits } from '../bets/limits.ts'

type LineFault = 'closed' | 'gone' | 'underMin' | 'overMax' | 'overLeft'

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

/** The rules count rates in hundredths, the contract in what a baht wins. */
const hundredths = (rate: number) => Math.round(rate * 100)

function heldRate(rate: LottoRate, limit: NumberLimit | undefined, amount: Satang): HeldRate {
  const tiers = rate.tiers.map((tier) => ({ from: tier.from_amount, rate: hundredths(tier.rate) }))
  const own = limit?.rate == null ? null : hundredths(limit.rate)
  return rateAt({ rate: hundredths(rate.rate), tiers }, own, amount)
}

const faults = { under_min: 'underMin', over_line_max: 'overMax', over_number_cap: 'overLeft' } as const

function faultOf(rate: LottoRate, limit: NumberLimit | undefined, amount: Satang): LineFault | null {
  if (limit?.state === 'closed') return 'closed'
  const { min_amount: min, max_amount: max } = rate
  const fault = amountFault(amount, { min, max, left: limit?.remaining ?? null })
  return fault && faults[fault]
}

function viewLine(line: BillInputLine, rate: LottoRate | undefined, limits: Limits): SlipLine {
  const key = lineKey(line)
  if (!rate) return { key, line, rate: 0, lower: null, wins: satang(0), fault: 'gone', left: null }
  const limit = limits.get(key)
  const { rate: holds, lower } = heldRate(rate, limit, line.amount)
  const fault = faultOf(rate, limit, line.amount)
  const left = fault === 'overLeft' ? (limit?.remaining ?? null) : null
  return { key, line, rate: holds / 100, lower, wins: winsOf(line.amount, holds), fault, left }
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
