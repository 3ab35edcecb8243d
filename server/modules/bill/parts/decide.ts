/**
 * What becomes of each line of a bill. Pure: the situation is read before, so that validating and placing decide alike.
 * The first rule that refuses a line names its state; sums are satang, rates hundredths.
 *
 * [Note: Rates]
 * A reduced number has its own rate; from a step on, the stakes of the same member on that number and type in that
 * round, this line included, have that step's. Where both hold, the lower does. Earlier lines keep theirs.
 */
import type { BillInputLine, LineState } from '#contracts/bills.ts'
import { satang, type Satang } from '#contracts/money.ts'
import type { Tier } from '../../../db/schema/lotto-shapes.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { betKey } from '#rules/lotto-bets.ts'
import { digitsIn } from './bet-digits.ts'

/** What a bet type of the round's lottery pays and takes. */
export interface RateRule {
  readonly rate: number
  readonly minAmount: number
  readonly maxAmount: number
  readonly numberCap: number | null
  readonly tiers: readonly Tier[]
}

/** A number that is not taken as usual. */
export interface NumberRule {
  readonly state: 'closed' | 'reduced' | 'capped'
  readonly rate: number | null
  readonly cap: number | null
}

/** Numbers go by `betKey`. */
export interface Situation {
  readonly open: boolean
  readonly rates: ReadonlyMap<string, RateRule>
  readonly numbers: ReadonlyMap<string, NumberRule>
  /** What all members have on a number. */
  readonly exposure: ReadonlyMap<string, number>
  /** What this member has on it. */
  readonly own: ReadonlyMap<string, number>
}

export interface Decision {
  readonly state: LineState
  /** See `checkedLine.accepted_amount`. */
  readonly accepted: Satang
  readonly rate: number
  /** Accepted amount × rate; a part of a satang is the house's. */
  readonly wins: Satang
  readonly message: string
}

export const isTaken = ({ state }: Pick<Decision, 'state'>): boolean =>
  state === 'ok' || state === 'reduced_rate'

export const winsOf = (amount: number, rate: number): Satang => satang(Math.floor((amount * rate) / 100))

const refused = (state: LineState, message: string, rate = 0, accepted = 0): Decision => ({
  state,
  accepted: satang(accepted),
  rate,
  wins: winsOf(accepted, rate),
  message,
})

/** Rate that holds when the member's stakes on the number come to `sum` ([Note: Rates]). */
function rateAt(rule: RateRule, number: NumberRule | undefined, sum: number): number {
  const reached = rule.tiers.filter((tier) => tier.from <= sum).map((tier) => tier.rate)
  return Math.min(number?.rate ?? rule.rate, ...reached, rule.rate)
}

function decideLine(line: BillInputLine, key: string, situation: Situation): Decision {
  const rule = situation.rates.get(line.bet_type)
  const digits = digitsIn(line.bet_type)
  if (!rule || digits === null) return refused('closed', words.typeClosed)
  if (line.number.length !== digits) return refused('closed', words.digits(digits))
  const number = situation.numbers.get(key)
  if (number?.state === 'closed') return refused('closed', words.numberClosed)
  const before = situation.own.get(key) ?? 0
  const rate = (amount: number) => rateAt(rule, number, before + amount)
  if (line.amount < rule.minAmount)
    return refused('under_min', words.underMin(rule.minAmount), rate(rule.minAmount))
  const cap = number?.cap ?? rule.numberCap ?? Number.MAX_SAFE_INTEGER
  const left = Math.max(0, cap - (situation.exposure.get(key) ?? 0))
  const most = Math.min(rule.maxAmount, left)
  const accepted = Math.min(line.amount, most < rule.minAmount ? 0 : most)
  if (line.amount > rule.maxAmount)
    return refused('over_line_max', words.overLineMax(rule.maxAmount), rate(accepted), accepted)
  if (line.amount > left)
    return refused('over_number_cap', words.overNumberCap(accepted), rate(accepted), accepted)
  const holds = rate(line.amount)
  const reduced = holds < rule.rate
  return {
    state: reduced ? 'reduced_rate' : 'ok',
    accepted: line.amount,
    rate: holds,
    wins: winsOf(line.amount, holds),
    message: reduced ? words.reduced(holds, rule.rate) : '',
  }
}

/** A decision for each line, in the order they came. */
export function decide(lines: readonly BillInputLine[], situation: Situation): Decision[] {
  const seen = new Map<string, string>()
  return lines.map((line) => {
    if (!situation.open) return refused('round_closed', words.roundClosed)
    const key = betKey(line.bet_type, line.number)
    const earlier = seen.get(key)
    const decision = decideLine(line, key, situation)
    seen.set(key, earlier ?? line.number)
    return earlier === undefined || decision.state === 'closed'
      ? decision
      : refused('duplicate', words.duplicate(earlier), decision.rate)
  })
}
