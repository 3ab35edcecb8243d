/** How a number stands in the grid, over all active bet types. */
import type { LottoRate } from '#contracts/lotto.ts'
import { lineKey, type Lines } from '#src/stores/slip-lines.ts'
import { numbersOf } from '../tools/digits.ts'
import type { Limits } from '../bets/limits.ts'

/** Numbers drawn at once: more digits are drawn by hundreds. */
export const PAGE = 100

/** The numbers of a page: all of two digits or one, else those of a hundred (`4` is 400 to 499). */
export const pageOf = (digits: number, page: number): readonly string[] =>
  numbersOf(digits).slice(page * PAGE, (page + 1) * PAGE)

export const keysOf = (lines: Lines): ReadonlySet<string> => new Set(lines.map(lineKey))

type CellLimit = 'closed' | 'reduced' | null

export interface Cell {
  number: string
  /** In the slip for every active type. */
  on: boolean
  limit: CellLimit
}

export function cellOf(
  number: string,
  active: readonly LottoRate[],
  taken: ReadonlySet<string>,
  limits: Limits,
): Cell {
  const keys = active.map(({ bet_type }) => lineKey({ bet_type, number }))
  const states = keys.map((key) => limits.get(key)?.state)
  const closed = states.length > 0 && states.every((state) => state === 'closed')
  const lower = states.some((state) => state !== undefined)
  return {
    number,
    on: keys.length > 0 && keys.every((key) => taken.has(key)),
    limit: closed ? 'closed' : lower ? 'reduced' : null,
  }
}
