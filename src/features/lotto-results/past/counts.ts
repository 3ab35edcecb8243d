/** How often what came in draws of the past. Figures alone: nothing here says what to do with them. Pure. */
import type { PastDraw } from '#contracts/lotto.ts'
import type { StatKind } from '../past-url.ts'

/** What a draw counts for, each once however often it stands in it. */
const seenIn: Readonly<Record<StatKind, (draw: PastDraw) => readonly string[]>> = {
  run_top: ({ top3 }) => [...new Set(top3)],
  run_bottom: ({ bottom2 }) => [...new Set(bottom2)],
  top2: ({ top3 }) => (top3.length < 2 ? [] : [top3.slice(-2)]),
  bottom2: ({ bottom2 }) => (bottom2 === '' ? [] : [bottom2]),
}

export interface Counted {
  number: string
  /** In how many draws. */
  times: number
  /** The newest of them, and how many draws came after it; null where there is none. */
  last: { draw: PastDraw; ago: number } | null
}

/** Newest first. Those of the ten numbers that begin with `ten`, or of the ten digits, in their own order. */
export function countsOf(draws: readonly PastDraw[], kind: StatKind, ten: number): Counted[] {
  const seen = draws.map((draw) => seenIn[kind](draw))
  const front = kind === 'top2' || kind === 'bottom2' ? String(ten) : ''
  return Array.from({ length: 10 }, (_, digit) => {
    const number = `${front}${digit}`
    const ago = seen.findIndex((numbers) => numbers.includes(number))
    return {
      number,
      times: seen.filter((numbers) => numbers.includes(number)).length,
      last: ago < 0 ? null : { draw: draws[ago]!, ago },
    }
  })
}

/** Whether any of the draws has such digits. */
export const isCounted = (draws: readonly PastDraw[], kind: StatKind): boolean =>
  draws.some((draw) => seenIn[kind](draw).length > 0)
