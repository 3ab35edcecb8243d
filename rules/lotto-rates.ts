/**
 * What a lottery line wins and whether its amount is taken. Pure; amounts are satang, rates hundredths of what a baht
 * wins, the stake included.
 *
 * [Note: Rates]
 * A reduced number has its own rate. A step lowers the rate of what is staked beyond it, and of nothing below it: a line
 * that passes one is two parts, each with its rate and each paid as if it were a line of its own. What is counted up to the
 * step is told by its ladder: the member's stakes on the number in the round, those of all members, or all that the member
 * has in the round. Where several hold, the lowest rate does. Earlier lines keep theirs. So a larger stake never wins
 * less, and a satang beyond a step wins a satang's worth more and not half of everything less.
 */
import { satang, type Satang } from '#contracts/money.ts'

/** Amount × rate, in whole satang; a part of one is the house's. */
export const winsOf = (amount: number, rate: number): Satang => satang(Math.floor((amount * rate) / 100))

/** A piece of a line with its rate. */
export interface Part {
  readonly amount: Satang
  readonly rate: number
}

/** From a stake on, a lower rate. */
interface Step {
  readonly from: number
  readonly rate: number
}

/** Steps by a stake that the line comes on top of. */
export interface Ladder {
  readonly before: number
  readonly steps: readonly Step[]
}

/** Neighbours of one rate are one part. */
function joined(parts: readonly Part[]): Part[] {
  const found: Part[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (last?.rate === part.rate) found.splice(-1, 1, { ...part, amount: satang(last.amount + part.amount) })
    else found.push(part)
  }
  return found
}

/** A line by its steps: one part at least, of nothing where the amount is. */
export function partsOf(amount: number, rate: number, ladders: readonly Ladder[]): Part[] {
  const steps = ladders.flatMap(({ before, steps: of }) =>
    of.map((step) => ({ at: step.from - before, rate: step.rate })),
  )
  const cuts = new Set(steps.map(({ at }) => at).filter((at) => at > 0 && at < amount))
  const edges = [0, ...[...cuts].toSorted((a, b) => a - b), amount]
  return joined(
    edges.slice(1).map((end, index) => {
      const begin = edges[index]!
      const lower = steps.filter(({ at }) => at <= begin).map((step) => step.rate)
      return { amount: satang(end - begin), rate: Math.min(rate, ...lower) }
    }),
  )
}

/** What parts win together. */
export const winsOfParts = (parts: readonly Part[]): Satang =>
  satang(parts.reduce((sum, { amount, rate }) => sum + winsOf(amount, rate), 0))

/** How much of one part wins no more than `room`. */
const within = ({ amount, rate }: Part, room: number): number =>
  winsOf(amount, rate) <= room ? amount : room < 0 ? 0 : Math.floor((room * 100 + 99) / rate)

/** How much of a line wins no more than `room`. */
export function amountWithin(parts: readonly Part[], room: number): number {
  let left = room
  let sum = 0
  for (const part of parts) {
    const fits = within(part, left)
    sum += fits
    if (fits < part.amount) break
    left -= winsOf(part.amount, part.rate)
  }
  return sum
}

/** As far as it wins no more than `room` a line is as it was; beyond that no part pays more than `rate`. */
export function partsBeyond(parts: readonly Part[], room: number, rate: number): Part[] {
  let full = amountWithin(parts, room)
  return joined(
    parts.flatMap((part) => {
      const kept = Math.min(part.amount, full)
      full -= kept
      const rest = { amount: satang(part.amount - kept), rate: Math.min(part.rate, rate) }
      return [
        ...(kept > 0 || part.amount === 0 ? [{ amount: satang(kept), rate: part.rate }] : []),
        ...(rest.amount > 0 ? [rest] : []),
      ]
    }),
  )
}

/** What a baht wins on a line, all its parts together, in whole hundredths: what is lost by that its parts do not lose. */
export function rateOfParts(parts: readonly Part[]): number {
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const worth = parts.reduce((sum, part) => sum + part.amount * part.rate, 0)
  return parts.length === 1 ? parts[0]!.rate : Math.floor(worth / amount)
}

/** Why a line pays less than its bet type: its number does, or a step. Where both are as low, the number. */
export function lowerOf(
  parts: readonly Part[],
  usual: number,
  own: number | null,
): 'reduced' | 'stepped' | null {
  const least = Math.min(...parts.map(({ rate }) => rate))
  if (least === usual) return null
  return least < Math.min(usual, own ?? usual) ? 'stepped' : 'reduced'
}

/** Names of the contract's line states. */
export type AmountFault = 'under_min' | 'over_line_max' | 'over_number_cap' | 'over_member_cap'

interface AmountLimits {
  readonly min: number
  /** What this member may stake on the number, what is staked before left out. */
  readonly max: number
  /** What all members together may still stake on the number; null without a cap. */
  readonly left: number | null
  /** What this member may still stake in the round; null without a limit. */
  readonly mine?: number | null
}

/** The first thing against an amount on one line; null when nothing is. */
export function amountFault(
  amount: number,
  { min, max, left, mine = null }: AmountLimits,
): AmountFault | null {
  if (amount < min) return 'under_min'
  if (amount > max) return 'over_line_max'
  if (left !== null && amount > left) return 'over_number_cap'
  return mine !== null && amount > mine ? 'over_member_cap' : null
}

/** The most of an amount that would be taken: 0 where what is left is less than the least stake. */
export function takenOf(amount: number, { min, max, left, mine = null }: AmountLimits): Satang {
  const most = Math.min(max, left ?? max, mine ?? max)
  return satang(Math.min(amount, most < min ? 0 : most))
}
