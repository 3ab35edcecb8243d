import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type FocusEvent, useState } from 'react'

/** Rows drawn above and below the window. */
export const OVERSCAN = 4

/** Keeps the row that has the focus among those drawn. */
export function useFocusedRow() {
  const [focused, setFocused] = useState<number | null>(null)

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-index]')
    setFocused(row ? Number(row.dataset.index) : null)
  }
  const rangeOf = (range: Range): number[] => {
    const shown = defaultRangeExtractor(range)
    if (focused === null || focused >= range.count || shown.includes(focused)) return shown
    return [...shown, focused].sort((a, b) => a - b)
  }
  return { rangeOf, onFocus, onBlur: () => setFocused(null) }
}
