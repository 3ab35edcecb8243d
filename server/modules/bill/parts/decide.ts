/**
 * What becomes of each line of a bill. Pure: the situation is read before, so that validating and placing decide alike.
 * The first rule that refuses a line names its state; sums are satang, rates hundredths (rules/lotto-rates.ts).
 */
import type { BillInputLine, LineState } from '#contracts/bills.ts'
import { satang, type Satang } from '#contracts/money.ts'
import type { BookLimits, Bound, Tier } from '../../../db/schema/lotto-shapes.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { betKey } from '#rules/lotto-bets.ts'
import type { NumberRule } from '#rules/lotto-limits.ts'
import type { Book } from '#rules/lotto-book.ts'
import {
  amountFault,
  amountWithin,
  lowerOf,
  partsBeyond,
  partsOf,
  rateOfParts,
  takenOf,
  winsOfParts,
  type Part,
} from '#rules/lotto-rates.ts'
import { digitsIn } from './bet-digits.ts'

/** What a bet type of the round's lottery pays and takes. */
export interface RateRule {
  readonly rate: number
  readonly minAmount: number
  readonly maxAmount: number
  readonly numberCap: number | null
  readonly tiers: readonly Tier[]
  readonly numberTiers: readonly Tier[]
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
  /** What this member has in the round. */
  readonly spent: number
  readonly limits: BookLimits
  /** What is owed by each result; null where these lines cannot bring it to its limit. Lines that are taken are added. */
  readonly book: Book | null
}

export interface Decision {
  readonly state: LineState
  /** See `checkedLine.accepted_amount`. */
  readonly accepted: Satang
  /** Of all its parts together. */
  readonly rate: number
  /** One, or more where it passes a step. */
  readonly parts: readonly Part[]
  /** What its parts win; a part of a satang is the house's. */
  readonly wins: Satang
  readonly message: string
}

export const isTaken = ({ state }: Pick<Decision, 'state'>): boolean =>
  state === 'ok' || state === 'reduced_rate'

type Refusing = Exclude<LineState, 'ok' | 'reduced_rate'>

const ofNothing = (rate: number): readonly Part[] => [{ amount: satang(0), rate }]

const refused = (state: Refusing, message: string, parts = ofNothing(0)): Decision => ({
  state,
  accepted: satang(parts.reduce((sum, { amount }) => sum + amount, 0)),
  rate: rateOfParts(parts),
  parts,
  wins: winsOfParts(parts),
  message,
})

/** A part of a baht's hundredth is the house's, and what is taken wins something. */
const atPercent = (rate: number, percent: number) => Math.max(1, Math.floor((rate * percent) / 100))

const ladderOf = (bound: Bound | undefined, before: number, rate: number) =>
  bound?.step
    ? [{ before, steps: [{ from: bound.step.from, rate: atPercent(rate, bound.step.percent) }] }]
    : []

/** What the whole amount would be paid with, and how much of it the results it wins by leave. */
function pricedOf(line: BillInputLine, key: string, amount: number, spent: number, situation: Situation) {
  const { book, limits, own, exposure } = situation
  const rule = situation.rates.get(line.bet_type)!
  const rate = Math.min(rule.rate, situation.numbers.get(key)?.rate ?? rule.rate)
  const parts = partsOf(amount, rate, [
    { before: own.get(key) ?? 0, steps: rule.tiers },
    { before: exposure.get(key) ?? 0, steps: rule.numberTiers },
    ...ladderOf(limits.member, spent, rule.rate),
  ])
  if (!book || !limits.payout) return { parts, within: amount }
  const { most, step } = limits.payout
  const owed = book.owedWith({ betType: line.bet_type, number: line.number })
  const stepped = step ? partsBeyond(parts, step.from - owed, atPercent(rule.rate, step.percent)) : parts
  return { parts: stepped, within: amountWithin(stepped, most - owed) }
}

/** `spent`: what the member has in the round with the lines before it. */
function decideLine(line: BillInputLine, key: string, spent: number, situation: Situation): Decision {
  const rule = situation.rates.get(line.bet_type)
  const digits = digitsIn(line.bet_type)
  if (!rule || digits === null) return refused('closed', words.typeClosed)
  if (line.number.length !== digits) return refused('closed', words.digits(digits))
  const number = situation.numbers.get(key)
  if (number?.state === 'closed') return refused('closed', words.numberClosed)
  const priced = (amount: number) => pricedOf(line, key, amount, spent, situation)
  const own = situation.own.get(key) ?? 0
  const cap = number?.cap ?? rule.numberCap
  const { member } = situation.limits
  const limits = {
    min: rule.minAmount,
    max: Math.max(0, rule.maxAmount - own),
    left: cap === null ? null : Math.max(0, cap - (situation.exposure.get(key) ?? 0)),
    mine: member ? Math.max(0, member.most - spent) : null,
  }
  const fault = amountFault(line.amount, limits)
  if (fault === 'under_min')
    return refused(fault, words.underMin(rule.minAmount), ofNothing(priced(rule.minAmount).parts[0]!.rate))
  const { parts: asked, within } = priced(takenOf(line.amount, limits))
  const accepted = within < rule.minAmount ? 0 : within
  const parts = accepted === 0 ? ofNothing(asked[0]!.rate) : priced(accepted).parts
  if (fault === 'over_line_max')
    return refused(
      fault,
      own > 0 ? words.overOwnMax(rule.maxAmount, limits.max) : words.overLineMax(rule.maxAmount),
      parts,
    )
  if (fault === 'over_number_cap') return refused(fault, words.overNumberCap(accepted), parts)
  if (fault === 'over_member_cap') return refused(fault, words.overMemberCap(member!.most, accepted), parts)
  if (accepted < line.amount) return refused('over_payout', words.overPayout(accepted), parts)
  const lower = lowerOf(parts, rule.rate, number?.rate ?? null)
  return {
    state: lower === null ? 'ok' : 'reduced_rate',
    accepted: satang(accepted),
    rate: rateOfParts(parts),
    parts,
    wins: winsOfParts(parts),
    message:
      lower === null
        ? ''
        : parts.length > 1
          ? words.stepped(parts)
          : words.reduced(parts[0]!.rate, rule.rate),
  }
}

/** A decision for each line, in the order they came; each on top of those that are taken before it. */
export function decide(lines: readonly BillInputLine[], situation: Situation): Decision[] {
  const seen = new Map<string, string>()
  let { spent } = situation
  return lines.map((line) => {
    if (!situation.open) return refused('round_closed', words.roundClosed)
    const key = betKey(line.bet_type, line.number)
    const earlier = seen.get(key)
    const decision = decideLine(line, key, spent, situation)
    seen.set(key, earlier ?? line.number)
    if (earlier !== undefined && decision.state !== 'closed')
      return refused('duplicate', words.duplicate(earlier), ofNothing(decision.rate))
    if (isTaken(decision)) {
      spent += decision.accepted
      situation.book?.add({ betType: line.bet_type, number: line.number, wins: decision.wins })
    }
    return decision
  })
}
