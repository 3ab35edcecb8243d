/**
 * What becomes of each line of a bill. Pure: the situation is read before, so that validating and placing decide alike.
 * The first rule that refuses a line names its state; sums are satang, rates hundredths (rules/lotto-rates.ts).
 */
import type { BillInputLine, LineState } from '#contracts/bills.ts'
import { satang, type Satang } from '#contracts/money.ts'
import type { Tier } from '../../../db/schema/lotto-shapes.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { betKey } from '#rules/lotto-bets.ts'
import { amountFault, rateAt, takenOf, winsOf } from '#rules/lotto-rates.ts'
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

const refused = (state: LineState, message: string, rate = 0, accepted = 0): Decision => ({
  state,
  accepted: satang(accepted),
  rate,
  wins: winsOf(accepted, rate),
  message,
})

function decideLine(line: BillInputLine, key: string, situation: Situation): Decision {
  const rule = situation.rates.get(line.bet_type)
  const digits = digitsIn(line.bet_type)
  if (!rule || digits === null) return refused('closed', words.typeClosed)
  if (line.number.length !== digits) return refused('closed', words.digits(digits))
  const number = situation.numbers.get(key)
  if (number?.state === 'closed') return refused('closed', words.numberClosed)
  const before = situation.own.get(key) ?? 0
  const held = (amount: number) => rateAt(rule, number?.rate ?? null, before + amount)
  const cap = number?.cap ?? rule.numberCap
  const left = cap === null ? null : Math.max(0, cap - (situation.exposure.get(key) ?? 0))
  const limits = { min: rule.minAmount, max: rule.maxAmount, left }
  const fault = amountFault(line.amount, limits)
  if (fault === 'under_min') return refused(fault, words.underMin(rule.minAmount), held(rule.minAmount).rate)
  const accepted = takenOf(line.amount, limits)
  const { rate, lower } = held(accepted)
  if (fault === 'over_line_max') return refused(fault, words.overLineMax(rule.maxAmount), rate, accepted)
  if (fault === 'over_number_cap') return refused(fault, words.overNumberCap(accepted), rate, accepted)
  return {
    state: lower === null ? 'ok' : 'reduced_rate',
    accepted,
    rate,
    wins: winsOf(accepted, rate),
    message: lower === null ? '' : words.reduced(rate, rule.rate),
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
