/** Puts numbers into the slip, or says why not. */
import type { BillInputLine } from '#contracts/bills.ts'
import type { LottoRate } from '#contracts/lotto.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { formatCount } from '#rules/baht.ts'
import { mergeLines } from '#src/stores/slip-lines.ts'
import { pourIntoSlip, slipOf, useSlips } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { linesFor } from './lines-for.ts'
import type { RoundBets } from './round-bets.ts'

/** Numbers named in a sentence; more are only counted. */
const NAMED = 6

export const named = (numbers: readonly string[]): string =>
  numbers.length <= NAMED
    ? numbers.join(' ')
    : `${numbers.slice(0, NAMED).join(' ')} ${words.more(formatCount(numbers.length - NAMED))}`

/** The lines as they are, unless the slip would get longer than a bill may be. False when it would. */
export function addLines({ roundId, maxLines }: RoundBets, lines: readonly BillInputLine[]): boolean {
  const { lines: there } = slipOf(useSlips.getState(), roundId)
  // Only a slip that is nearly full has to be counted out.
  const might = there.length + lines.length > maxLines
  if (might && mergeLines(there, lines).lines.length > maxLines) {
    toast('lost', words.tooMany(formatCount(maxLines)))
    return false
  }
  pourIntoSlip(roundId, lines)
  return true
}

/** Numbers for the chosen bet types, at the price in force. */
export function addNumbers(
  bets: RoundBets,
  numbers: readonly string[],
  rates: readonly LottoRate[],
): boolean {
  if (rates.length === 0) {
    toast('info', words.chooseType)
    return false
  }
  const pricing = slipOf(useSlips.getState(), bets.roundId)
  const { lines, closed } = linesFor(numbers, rates, bets.limits, pricing)
  if (closed.length > 0) toast('lost', words.closedNumbers(named(closed)))
  return lines.length > 0 && addLines(bets, lines)
}
