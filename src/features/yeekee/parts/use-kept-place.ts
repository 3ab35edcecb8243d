import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * New rows at the head of a list push what is being read away: who has scrolled past the head stays where they are.
 * Takes the newest place and the height of a row (px).
 */
export function useKeptPlace(newest: number, rowHeight: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null)
  const before = useRef(newest)
  useLayoutEffect(() => {
    const added = newest - before.current
    before.current = newest
    if (added <= 0 || !list.current) return
    const passed = list.current.getBoundingClientRect().top < 0
    if (passed) window.scrollBy({ top: added * rowHeight, behavior: 'instant' })
  }, [newest, rowHeight])
  return list
}
