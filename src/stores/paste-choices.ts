/** How this device's member wants chats to be read where they can be read in two ways (domain.md §4.2). */
import { create } from 'zustand'
import { asRecord, persisted } from './persisted.ts'

export interface PasteChoices {
  /** `12=50*50`: the second price is for the bottom, or for the reversed number; null until asked. */
  pairs: 'bottom' | 'reverse' | null
  /** Two digits, or running ones, without a place; null until asked. */
  place: 'top' | 'bottom' | 'both' | null
  /** `123 100`, `12-50`: what stands behind a number is its price, or one more number; null until asked. */
  figures: 'price' | 'numbers' | null
  /** `123=10*6`: ten on each of six orders, or ten and six on tod; null until asked. */
  counts: 'orders' | 'tod' | null
  /** Combinations of digits that nobody said the length of; null until asked. */
  win: 2 | 3 | null
}

const none: PasteChoices = { pairs: null, place: null, figures: null, counts: null, win: null }
const one = <Word extends string | number>(value: unknown, words: readonly Word[]): Word | null =>
  words.find((word) => word === value) ?? null

const stored = persisted<PasteChoices>({
  key: 'paste',
  area: 'local',
  version: 1,
  parse(value) {
    const record = asRecord(value)
    return {
      pairs: one(record?.pairs, ['bottom', 'reverse']),
      place: one(record?.place, ['top', 'bottom', 'both']),
      figures: one(record?.figures, ['price', 'numbers']),
      counts: one(record?.counts, ['orders', 'tod']),
      win: one(record?.win, [2, 3]),
    }
  },
})

export const usePasteChoices = create<PasteChoices>(() => stored.read() ?? none)
stored.onChange((choices) => usePasteChoices.setState(choices ?? none))

export function pasteChosen(choice: Partial<PasteChoices>): void {
  usePasteChoices.setState(choice)
  stored.write(usePasteChoices.getState())
}
