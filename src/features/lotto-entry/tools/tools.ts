/** The tools, as the page offers and opens them. */
import { half, type Half } from './halves.ts'
import { doubles, type PairPlace, pairs, siblings, triples } from './patterns.ts'
import { backSweep, frontSweep, nineteenDoors } from './sweeps.ts'
import { winNumbers } from './win.ts'
import type { lottoEntry } from '#src/strings/lotto/lotto-entry.ts'

type ToolName = keyof typeof lottoEntry.toolNames
export type Variant = keyof typeof lottoEntry.variant

export interface Tool {
  name: ToolName
  /** Digits of the numbers it makes. */
  digits: number
  /** Digits that are chosen first: none, one or more, or at least so many of a set. */
  chooses: 'nothing' | 'any' | number
  variants: readonly Variant[]
  /** `chosen`: the digits, from small to large. */
  numbers: (chosen: readonly string[], variant: Variant) => readonly string[]
}

const none: readonly Variant[] = []
/** Numbers of several digits together, each once. */
const each = (of: (digit: string) => string[]) => (chosen: readonly string[]) => [
  ...new Set(chosen.flatMap(of)),
]

const win = (digits: number): Tool => ({
  name: 'win',
  digits,
  chooses: digits,
  variants: ['noRepeats', 'repeats'],
  numbers: (chosen, variant) => winNumbers(chosen, digits, variant === 'repeats'),
})
const sweep = (name: ToolName, of: (digit: string) => string[]): Tool => ({
  name,
  digits: 2,
  chooses: 'any',
  variants: none,
  numbers: each(of),
})
const halves = (name: ToolName, variants: readonly Half[]): Tool => ({
  name,
  digits: 2,
  chooses: 'nothing',
  variants,
  numbers: (_, variant) => half(variant as Half),
})
const fixed = (name: ToolName, digits: number, numbers: () => string[]): Tool => ({
  name,
  digits,
  chooses: 'nothing',
  variants: none,
  numbers,
})

const all: readonly Tool[] = [
  sweep('doors', nineteenDoors),
  sweep('frontSweep', frontSweep),
  sweep('backSweep', backSweep),
  win(2),
  win(3),
  fixed('doubles', 2, doubles),
  fixed('triples', 3, triples),
  {
    name: 'siblings',
    digits: 2,
    chooses: 'nothing',
    variants: ['withReverse', 'upOnly'],
    numbers: (_, variant) => siblings(variant === 'withReverse'),
  },
  halves('parity', ['even', 'odd', 'evenEven', 'oddOdd']),
  halves('halves', ['low', 'high']),
  {
    name: 'pairs',
    digits: 3,
    chooses: 'nothing',
    variants: ['around', 'front', 'back'],
    numbers: (_, variant) => pairs(variant as PairPlace),
  },
]

export const toolsFor = (digits: number): readonly Tool[] => all.filter((tool) => tool.digits === digits)
