/** How a bill ends by its round's digits. Pure. */
import { satang, type Satang } from '#contracts/money.ts'
import { winsOf } from '#rules/lotto-rates.ts'
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

/** Each line by the rate it was accepted with, whatever the table says by now. */
export function outcomeOf(lines: readonly LineRow[], digits: Digits): Outcome {
  const won = lines
    .filter((line) => wins(line.betType, line.number, digits))
    .map(({ seq, amount, rate }) => ({ seq, won: winsOf(amount, rate) }))
  return { won: satang(won.reduce((sum, line) => sum + line.won, 0)), lines: won }
}
