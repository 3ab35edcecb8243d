/** What the slip shows of its lines: the rate that holds, what a line wins, what is wrong with it, and the sums. */
import type { BillInputLine } from '#contracts/bills.ts'
import type { LottoRate, NumberLimit } from '#contracts/lotto.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { amountFault, lowerOf, partsOf, rateOfParts, winsOfParts, type Part } from '#rules/lotto-rates.ts'
import { lineKey, type Lines } from '#src/stores/slip-lines.ts'
import type { Limits } from '../bets/limits.ts'

type LineFault = 'closed' | 'gone' | 'underMin' | 'overMax' | 'overLeft'

export interface SlipLine {
  key: string
  line: BillInputLine
  /** The rate that holds for it, as far as it is known before the server checks. */
  rate: number
  /** More than one where it passes a step; rates in hundredths. */
  parts: readonly Part[]
  /** Why it is less than the type's rate. */
  lower: 'reduced' | 'stepped' | null
  wins: Satang
  fault: LineFault | null
  /** With `overLeft`: what may still be staked on the number. */
  left: Satang | null
  /** Of a faulty amount the nearest that is taken; null where none is. */
  mend: Satang | null
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

type Priced = Pick<SlipLine, 'rate' | 'parts' | 'lower' | 'wins'>

function priced(rate: LottoRate, limit: NumberLimit | undefined, amount: Satang): Priced {
  const steps = rate.tiers.map((tier) => ({ from: tier.from_amount, rate: hundredths(tier.rate) }))
  const usual = hundredths(rate.rate)
  const own = limit?.rate == null ? null : hundredths(limit.rate)
  const parts = partsOf(amount, Math.min(usual, own ?? usual), [{ before: 0, steps }])
  return {
    rate: rateOfParts(parts) / 100,
    parts,
    lower: lowerOf(parts, usual, own),
    wins: winsOfParts(parts),
  }
}

const faults = {
  under_min: 'underMin',
  over_line_max: 'overMax',
  over_number_cap: 'overLeft',
  over_member_cap: 'overLeft',
} as const

function faultOf(rate: LottoRate, limit: NumberLimit | undefined, amount: Satang): LineFault | null {
  if (limit?.state === 'closed') return 'closed'
  const { min_amount: min, max_amount: max } = rate
  const fault = amountFault(amount, { min, max, left: limit?.remaining ?? null })
  return fault && faults[fault]
}

function nearest(amount: Satang, rate: LottoRate, limit: NumberLimit | undefined): Satang | null {
  const most = Math.min(rate.max_amount, limit?.remaining ?? rate.max_amount)
  return most < rate.min_amount ? null : satang(Math.min(Math.max(amount, rate.min_amount), most))
}

function viewLine(line: BillInputLine, rate: LottoRate | undefined, limits: Limits): SlipLine {
  const key = lineKey(line)
  if (!rate) {
    const worthless = { rate: 0, parts: [], lower: null, wins: satang(0) }
    return { key, line, ...worthless, fault: 'gone', left: null, mend: null }
  }
  const limit = limits.get(key)
  const fault = faultOf(rate, limit, line.amount)
  const left = fault === 'overLeft' ? (limit?.remaining ?? null) : null
  const mend = fault === null || fault === 'closed' ? null : nearest(line.amount, rate, limit)
  return { key, line, ...priced(rate, limit, line.amount), fault, left, mend }
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
