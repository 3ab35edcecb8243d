import { type RefObject, useLayoutEffect, useState } from 'react'

interface GridPlace {
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

/** Where the grid lies, known before the first paint and again whenever the page around it changes. */
export function useGridWidth(ref: RefObject<HTMLElement | null>): GridPlace {
  const [place, setPlace] = useState(() => (last.windowWidth === window.innerWidth ? last : unknown))

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const box = element.getBoundingClientRect()
      const next = {
        width: box.width,
        windowWidth: window.innerWidth,
        text: textScale(),
        top: Math.round(box.top + window.scrollY),
      }
      last = next
      setPlace((now) => (same(now, next) ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above the grid moves it without resizing it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])

  return place
}

const same = (a: GridPlace, b: GridPlace) =>
  a.width === b.width && a.windowWidth === b.windowWidth && a.text === b.text && a.top === b.top

/** The root's size against the 16 px that it has where nobody changed it. */
const textScale = () => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16
