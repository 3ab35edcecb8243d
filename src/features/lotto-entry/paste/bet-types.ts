/** Bet types of a place, by the number of digits (contracts/lotto.ts). A place that is not here is none. */
import type { Place } from './tokens.ts'

type Types = Readonly<Partial<Record<Place, string[]>>>

export const ones: Types = {
  top: ['run_top'],
  bottom: ['run_bottom'],
  both: ['run_top', 'run_bottom'],
}
export const twos: Types = { top: ['top2'], bottom: ['bottom2'], both: ['top2', 'bottom2'], tod: ['tod2'] }
export const threes: Types = {
  top: ['top3'],
  bottom: ['bottom3'],
  both: ['top3', 'bottom3'],
  tod: ['tod3'],
  front: ['front3'],
}
