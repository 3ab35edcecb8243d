/** Whether a number wins: the rule table as code (domain.md §1.1). What the published rules show is made with it. */
import type { BetType } from '#contracts/lotto.ts'
import { sortedDigits } from './lotto-bets.ts'

/** What a draw is, to those who bet on it. */
export interface Digits {
  readonly top3: string
  readonly bottom2: string
  /** Null where the draw has no fourth digit to bet on. */
  readonly top4: string | null
  /** Drawn twice, government draw only; empty elsewhere. */
  readonly front3: readonly string[]
  readonly bottom3: readonly string[]
}

/** Every digit of the number is in the drawn one, each as often as the number has it. */
function within(number: string, drawn: string): boolean {
  const left = [...drawn]
  return [...number].every((digit) => {
    const at = left.indexOf(digit)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

type Rule = (number: string, digits: Digits) => boolean

/** `place` counts from the end: 1 is the units. */
const pin =
  (row: 'top3' | 'bottom2', place: number): Rule =>
  (number, digits) =>
    digits[row].at(-place) === number

const rules: Readonly<Record<BetType, Rule>> = {
  top3: (number, { top3 }) => number === top3,
  tod3: (number, { top3 }) => sortedDigits(number) === sortedDigits(top3),
  front3: (number, { front3 }) => front3.includes(number),
  bottom3: (number, { bottom3 }) => bottom3.includes(number),
  top2: (number, { top3 }) => number === top3.slice(-2),
  bottom2: (number, { bottom2 }) => number === bottom2,
  tod2: (number, { top3 }) => number.length === 2 && within(number, top3),
  run_top: (number, { top3 }) => number.length === 1 && top3.includes(number),
  run_bottom: (number, { bottom2 }) => number.length === 1 && bottom2.includes(number),
  top4: (number, { top4 }) => number === top4,
  tod4: (number, { top4 }) => top4 !== null && sortedDigits(number) === sortedDigits(top4),
  pin_top_units: pin('top3', 1),
  pin_top_tens: pin('top3', 2),
  pin_top_hundreds: pin('top3', 3),
  pin_bottom_units: pin('bottom2', 1),
  pin_bottom_tens: pin('bottom2', 2),
}

/** A bet wins once or not at all, however often its digit or number was drawn. */
export function wins(betType: BetType, number: string, digits: Digits): boolean {
  return rules[betType](number, digits)
}
