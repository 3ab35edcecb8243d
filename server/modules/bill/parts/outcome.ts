/** How a bill ends by its round's digits. Pure. */
import { satang, type Satang } from '#contracts/money.ts'
import { winsOf, winsOfParts } from '#rules/lotto-rates.ts'
import { wins, type Digits } from '#rules/lotto-wins.ts'
import type { LineRow } from './read-bills.ts'

interface WonLine {
  readonly seq: number
  readonly won: Satang
}

export interface Outcome {
  readonly won: Satang
  /** Every other line lost. */
  readonly lines: readonly WonLine[]
}

/** What a line wins if it does: each of its parts for itself, or all of it at its one rate, as it was sold. */
export const winsOfLine = ({ amount, rate, parts }: Pick<LineRow, 'amount' | 'rate' | 'parts'>): Satang =>
  parts ? winsOfParts(parts.map((part) => ({ ...part, amount: satang(part.amount) }))) : winsOf(amount, rate)

/** Each line by the rate it was accepted with, whatever the table says by now. */
export function outcomeOf(lines: readonly LineRow[], digits: Digits): Outcome {
  const won = lines
    .filter((line) => wins(line.betType, line.number, digits))
    .map((line) => ({ seq: line.seq, won: winsOfLine(line) }))
  return { won: satang(won.reduce((sum, line) => sum + line.won, 0)), lines: won }
}
