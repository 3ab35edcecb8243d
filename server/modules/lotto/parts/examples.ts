/** Worked examples for the rules page: a real result of each family, and what wins and loses with it. */
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { sortedDigits } from '#rules/lotto-bets.ts'
import { wins, type Digits } from '#rules/lotto-wins.ts'
import type { Family, RawPrize } from '../../../db/schema/lotto-shapes.ts'
import { digitsOf } from '../digits.ts'

const prize = (key: string, ...numbers: string[]): RawPrize => ({ key, numbers })

/** Rows of domain.md §1.1 and §2.1. */
export const exampleDraws: Readonly<Record<Family, readonly RawPrize[]>> = {
  gov: [
    prize('first', '837456'),
    prize('front3', '214', '690'),
    prize('back3', '123', '789'),
    prize('back2', '90'),
  ],
  baac: [prize('first', '7654321'), prize('back2', '45')],
  gsb: [prize('first', '98765'), prize('back2', '33')],
  lao: [prize('first', '012345')],
  hanoi: [prize('special', '87654'), prize('first', '98321')],
  malay: [prize('first', '2676')],
  stock: [prize('close', '1,432.57'), prize('change', '+3.18')],
  yeekee: [prize('yeekee', '62750')],
}

const MOST_SHOWN = 6
const numbers = (digits: number) =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))

/** How many digits two numbers have at different places: the fewer, the easier one is taken for the other. */
const distance = (a: string, b: string) => [...a].filter((digit, place) => digit !== b[place]).length
const isReordered = (a: string, b: string) => sortedDigits(a) === sortedDigits(b)

/** Losing numbers that look most like the winner: its digits in another order, then one digit off. */
function nearMisses(winner: string, losers: readonly string[]): readonly string[] {
  const ranked = losers.map((number) => ({
    number,
    rank: distance(number, winner) - (isReordered(number, winner) ? 10 : 0),
  }))
  // `losers` ascend, and equals keep their order.
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 2)
    .map(({ number }) => number)
}

interface Example {
  readonly wins: readonly string[]
  readonly loses: readonly string[]
}

function find(betType: BetType, digits: Digits): Example {
  const [winning, losing]: [string[], string[]] = [[], []]
  for (const number of numbers(betTypes[betType]))
    (wins(betType, number, digits) ? winning : losing).push(number)
  return { wins: winning.slice(0, MOST_SHOWN), loses: winning[0] ? nearMisses(winning[0], losing) : [] }
}

const known = new Map<string, Example>()

/** Numbers that win with the family's example, and two that nearly do. Found once: of four digits there are 10,000 to look at. */
export function exampleOf(betType: BetType, family: Family): Example {
  const key = `${family} ${betType}`
  const found = known.get(key) ?? find(betType, exampleDigits(family))
  known.set(key, found)
  return found
}

export const exampleDigits = (family: Family): Digits => digitsOf(family, exampleDraws[family])
