import type { Palette } from '../palettes.ts'
import type { Dice } from '../random.ts'

/** A subject is drawn about (150, 195) within 300 × 400. */
export type Subject = (p: Palette, roll: Dice) => string
