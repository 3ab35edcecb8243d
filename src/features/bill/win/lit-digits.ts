/** Which drawn digits a member's winning lines hit: those are lit on the paper. */
import type { BillLine } from '#contracts/bills.ts'
import type { LottoResult } from '#contracts/lotto.ts'

export interface LitDigit {
  digit: string
  hit: boolean
}

type Row = 'top3' | 'bottom2'
type Drawn = Pick<LottoResult, Row>
type Hit = readonly [row: Row, places: readonly number[]]

/** Places in a row, each digit of the number once. */
function found(number: string, drawn: string): number[] {
  const left = [...drawn]
  return [...number].flatMap((digit) => {
    const at = left.indexOf(digit)
    if (at < 0) return []
    left[at] = ''
    return [at]
  })
}

/** Every place where the digit was drawn. */
const every = (digit: string, drawn: string): number[] =>
  [...drawn].flatMap((other, at) => (other === digit ? [at] : []))

const all = (drawn: string): number[] => [...drawn].map((_, at) => at)

/** By the bet type; one that bets on another prize, or that a platform added, lights none of these. */
function hitOf({ bet_type: type, number }: Pick<BillLine, 'bet_type' | 'number'>, drawn: Drawn): Hit | null {
  const { top3, bottom2 } = drawn
  const fromEnd = (row: Row, place: number): Hit => [row, [drawn[row].length - place]]
  switch (type) {
    case 'top3':
    case 'tod3':
      return ['top3', all(top3)]
    case 'top2':
      return ['top3', all(top3).slice(-2)]
    case 'tod2':
      return ['top3', found(number, top3)]
    case 'run_top':
      return ['top3', every(number, top3)]
    case 'bottom2':
      return ['bottom2', all(bottom2)]
    case 'run_bottom':
      return ['bottom2', every(number, bottom2)]
    case 'pin_top_units':
      return fromEnd('top3', 1)
    case 'pin_top_tens':
      return fromEnd('top3', 2)
    case 'pin_top_hundreds':
      return fromEnd('top3', 3)
    case 'pin_bottom_units':
      return fromEnd('bottom2', 1)
    case 'pin_bottom_tens':
      return fromEnd('bottom2', 2)
    default:
      return null
  }
}

/** Pure: the digits of a row, in order. `won` are the lines that have won. */
export function litDigits(
  row: Row,
  drawn: Drawn,
  won: readonly Pick<BillLine, 'bet_type' | 'number'>[],
): readonly LitDigit[] {
  const hits = won.flatMap((line) => {
    const hit = hitOf(line, drawn)
    return hit && hit[0] === row ? hit[1] : []
  })
  return [...drawn[row]].map((digit, at) => ({ digit, hit: hits.includes(at) }))
}
