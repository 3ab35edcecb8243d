/** Lines whose amounts cannot be taken: which they are, and what mends them. */
import type { Satang } from '#contracts/money.ts'
import type { SlipRow } from './slip-rows.ts'

/** Faulty, and not left out: it holds the slip back. */
export const isFaulty = ({ view: { fault } }: Pick<SlipRow, 'view'>): boolean =>
  fault !== null && fault !== 'closed' && fault !== 'gone'

/** By key the amount that each faulty line becomes; null where it can only be taken out. */
export const mendsOf = (rows: readonly SlipRow[]): ReadonlyMap<string, Satang | null> =>
  new Map(rows.filter(isFaulty).map(({ key, view }) => [key, view.mend]))

/** The place of the next faulty row below one, from the top again after the last; -1 where there is none. */
export function nextFaulty(rows: readonly SlipRow[], after: number): number {
  const below = rows.findIndex((row, at) => at > after && isFaulty(row))
  return below >= 0 ? below : rows.findIndex(isFaulty)
}
