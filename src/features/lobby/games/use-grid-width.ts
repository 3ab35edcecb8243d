import { type RefObject, useLayoutEffect, useState } from 'react'

export interface GridPlace {
  /** Width of the grid, 0 before it is known. */
  width: number
  windowWidth: number
  /** How much larger than designed its reader chose text to be. */
  text: number
  /** How far the grid is below the top of the page. */
  top: number
}

const unknown: GridPlace = { width: 0, windowWidth: 0, text: 1, top: 0 }

/**
 * Where the grid lay last. A lobby that is returned to takes its full height in the first render with it, before the
 * router puts the scroll position back: a page that is too short by then would stay at its top.
 */
let last = unknown

/** Whether a grid has lain in a window of this width. */
export const isPlaceKnown = (): boolean => last.windowWidth === window.innerWidth

/**
 * Where the grid lies, known before the first paint and again whenever the page around it changes. `served`: where what it takes the place of was found to
 * lie just now, so that nothing is measured, and drawn again for it, in the task in which it comes.
 */
export function useGridWidth(ref: RefObject<HTMLElement | null>, served: GridPlace | null): GridPlace {
  const [place, setPlace] = useState(() => served ?? (isPlaceKnown() ? last : unknown))

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const next = placeOf(element)
      last = next
      setPlace((now) => (same(now, next) ? now : next))
    }
    if (!served) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above the grid moves it without resizing it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref, served])

  return place
}

/** Free of cost for an observer of sizes, which hears after the page was laid out. */
export function placeOf(element: HTMLElement): GridPlace {
  const box = element.getBoundingClientRect()
  return {
    width: box.width,
    windowWidth: window.innerWidth,
    text: textScale(),
    top: Math.round(box.top + window.scrollY),
  }
}

const same = (a: GridPlace, b: GridPlace) =>
  a.width === b.width && a.windowWidth === b.windowWidth && a.text === b.text && a.top === b.top

/** The root's size against the 16 px that it has where nobody changed it. */
const textScale = () => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16
