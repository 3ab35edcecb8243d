/**
 * Steps of many histories in the order in which they are played at once. One member's follow one another; between members there is no
 * order, so the first step of each makes a wave, and the second of each the next. In a wave, those of one act that all have to be
 * taken, or all to be lost, are written together; each that has to be refused is tried alone.
 */
import type { History, Step } from './draw.ts'

/** A step, whose, and in which wave. */
export interface Placed {
  readonly step: Step
  readonly n: number
  readonly wave: number
}

const isWrittenTogether = ({ expected }: Step) => expected === 'ok' || expected === 'lost'

const sortOf = ({ wave, step }: Placed) => [wave, `${step.expected} ${step.act}`] as const

/** In order; `from`: number of the first member. */
export const inWaves = (histories: readonly History[], from: number): Placed[] =>
  histories
    .flatMap(({ steps }, n) => steps.map((step, wave) => ({ step, n: from + n, wave })))
    .toSorted((one, other) => {
      const [[wave, sort], [otherWave, otherSort]] = [sortOf(one), sortOf(other)]
      if (wave !== otherWave) return wave - otherWave
      if (sort !== otherSort) return sort < otherSort ? -1 : 1
      return one.n - other.n
    })

/** Places in the order, from first to last; `crash`: what they wrote is lost before its commit. */
export interface Group {
  readonly first: number
  last: number
  readonly crash: boolean
}

/** Which of them are written together. */
export function groupsOf(placed: readonly Placed[]): Group[] {
  const groups: Group[] = []
  for (const [at, one] of placed.entries()) {
    const before = placed[at - 1]
    const goesOn = before && isWrittenTogether(one.step) && String(sortOf(before)) === String(sortOf(one))
    if (goesOn) groups.at(-1)!.last = at
    else groups.push({ first: at, last: at, crash: one.step.expected === 'lost' })
  }
  return groups
}

/** What a step writes into the books: kind of journal, what the wallet gains, and accounts of the house with what they do. Satang. */
interface Booked {
  readonly journal: string
  readonly moved: number
  readonly houses: readonly string[]
  readonly sums: readonly number[]
}

const booked = (journal: string, moved: number, house: string): Booked => {
  return { journal, moved, houses: [house], sums: [-moved] }
}

const books: Readonly<Record<string, (a: number, b: number) => Booked>> = {
  deposit: (a) => booked('deposit', a, 'deposits'),
  bill: (a) => booked('lotto.bill', -a, 'lotto'),
  round: (a, b) => ({ journal: 'game.round', moved: b - a, houses: ['games', 'game-wins'], sums: [a, -b] }),
  win: (a) => booked('lotto.win', a, 'lotto'),
  correct: (a) => booked('lotto.correction', -a, 'lotto'),
  cancel: (a) => booked('lotto.cancel', a, 'lotto'),
  withdraw: (a) => booked('withdraw', -a, 'payouts'),
  refund: (a) => booked('withdraw.refund', a, 'payouts'),
}

/** Undefined of what moves no money. */
export const bookedOf = ({ act, a = 0, b = 0 }: Step): Booked | undefined => books[act]?.(a, b)
