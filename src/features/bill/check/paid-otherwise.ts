/** Lines that are taken and pay another rate than their bet type's, as the one sheet before sending says them. */
import type { BillInputLine, CheckedLine } from '#contracts/bills.ts'
import type { LottoRate } from '#contracts/lotto.ts'
import { formatCount, formatRate } from '#rules/baht.ts'
import { lineKey } from '#src/stores/slip-lines.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { askedKey } from './check-sums.ts'

/** Said in a row each; more of them are easier read on the slip. */
const FEW = 3

type Answers = ReadonlyMap<string, CheckedLine>

/** The few of them that no other row of the slip has something to say about (`apart`), by their keys. */
export function fewPaidOtherwise(
  lines: readonly BillInputLine[],
  answers: Answers,
  apart: (key: string) => boolean,
): readonly BillInputLine[] {
  const found = lines.filter(
    (line) => answers.get(askedKey(line))?.state === 'reduced_rate' && !apart(lineKey(line)),
  )
  return found.length <= FEW ? found : []
}

/** Which line, and what it pays: the rates of its parts, the platform's own sentence, or its rate. */
export function rowOfRate(line: BillInputLine, answers: Answers, rates: readonly LottoRate[]) {
  const { rate, parts, message } = answers.get(askedKey(line))!
  const name = rates.find(({ bet_type }) => bet_type === line.bet_type)?.name ?? ''
  return parts
    ? {
        label: words.paysInParts(line.number, name, formatCount(parts.length)),
        value: words.ratesOf(parts.map((part) => formatRate(part.rate))),
      }
    : { label: words.lineOf(line.number, name), value: message || words.reduced(formatRate(rate)) }
}
