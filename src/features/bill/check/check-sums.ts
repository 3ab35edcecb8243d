/** What a check comes to: which lines would be sent, what they cost, and what the wallet has after them. */
import type { BillCheck, BillInputLine, CheckedLine } from '#contracts/bills.ts'
import type { Satang } from '#contracts/money.ts'
import { lineKey, type Lines } from '#src/stores/slip-lines.ts'
import type { CheckedInput } from '#src/stores/checked-bill.ts'

/** Only these are sent; every other line waits for the member's word. */
export const isTaken = ({ state }: Pick<CheckedLine, 'state'>): boolean =>
  state === 'ok' || state === 'reduced_rate'

/** Would be taken with a smaller amount. */
export const isPartly = (line: CheckedLine): boolean => !isTaken(line) && line.accepted_amount > 0

export interface Sums {
  taken: readonly CheckedLine[]
  refused: readonly CheckedLine[]
  total: Satang
  winsMax: Satang
  balance: Satang
  /** Below zero: so much is missing. */
  after: Satang
  /** The round takes no bets any more. */
  closed: boolean
  /** The total is above what the member's own limit leaves: the sentence to it, else ''. */
  overLimit: string
}

const sum = (amounts: readonly Satang[]): Satang => amounts.reduce((a, b) => a + b, 0) as Satang

export function sumsOf(check: BillCheck): Sums {
  const taken = check.lines.filter(isTaken)
  const total = sum(taken.map((line) => line.amount))
  const balance = (check.balance_after + check.total) as Satang
  return {
    taken,
    refused: check.lines.filter((line) => !isTaken(line)),
    total,
    winsMax: check.wins_max,
    balance,
    after: (balance - total) as Satang,
    overLimit: check.limit_left != null && total > check.limit_left ? check.limit_message : '',
    closed: check.lines.length > 0 && check.lines.every((line) => line.state === 'round_closed'),
  }
}

/** A line as it was asked about: with another amount it has not been checked. */
export const askedKey = (line: BillInputLine): string => `${lineKey(line)} ${line.amount}`

/** What the server said to each line of the input. */
export const byAsked = ({ input, check }: CheckedInput): ReadonlyMap<string, CheckedLine> =>
  new Map(input.lines.flatMap((line, at) => (check.lines[at] ? [[askedKey(line), check.lines[at]]] : [])))

type Answers = ReadonlyMap<string, CheckedLine>

/** Partly accepted lines with what is accepted, refused ones gone. */
export const fitted = (lines: Lines, answers: Answers): Lines =>
  lines.flatMap((line) => {
    const answer = answers.get(askedKey(line))
    if (!answer || isTaken(answer)) return [line]
    return answer.accepted_amount > 0 ? [{ ...line, amount: answer.accepted_amount }] : []
  })

/** Every line that would not be taken as it is, gone. */
export const withoutRefused = (lines: Lines, answers: Answers): Lines =>
  lines.filter((line) => {
    const answer = answers.get(askedKey(line))
    return !answer || isTaken(answer)
  })

/** Lines that the server now answers otherwise than the member saw; what they saw, by line. */
export function changedLines(
  seen: readonly CheckedLine[],
  now: readonly CheckedLine[],
): ReadonlyMap<string, CheckedLine> {
  const answers = new Map(now.map((line) => [lineKey(line), line]))
  const isOther = (before: CheckedLine) => {
    const after = answers.get(lineKey(before))
    return (
      after === undefined ||
      after.state !== before.state ||
      after.rate !== before.rate ||
      after.wins !== before.wins ||
      after.accepted_amount !== before.accepted_amount
    )
  }
  return new Map(seen.filter(isOther).map((line) => [lineKey(line), line]))
}
