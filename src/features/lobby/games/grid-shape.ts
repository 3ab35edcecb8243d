/**
 * Size of the grid from its width. Rows have one known height, so that nothing is measured while scrolling and the
 * scroll bar never jumps. The figures are those of ui/GameTile and of the boards (03, 22).
 */

/** Under the poster: title and provider, one line each; larger from 960 px of window width. */
const TEXT = { phone: 48, wide: 52 } as const
/** Of it, between poster and title. */
const GAP = 8
const WIDE = 960

export interface GridShape {
  columns: number
  columnGap: number
  rowGap: number
  /** Height of a row, without the gap under it. */
  rowHeight: number
}

/**
 * Three on a phone, five on a tablet and beside the filters of a desktop, six on a large screen; two where text that is twice as
 * large leaves no more a place for its name.
 */
export function columnsFor(width: number): number {
  if (width > 0 && width < 240) return 2
  if (width < 520) return 3
  if (width < 680) return 4
  return width < 1000 ? 5 : 6
}

/** `text` is how much larger than designed its reader chose text to be. */
export function gridShape(width: number, windowWidth: number, text = 1): GridShape {
  const columns = columnsFor(width / text)
  const phone = windowWidth < 600
  const columnGap = phone ? 10 : 16
  const tile = Math.max(0, (width - columnGap * (columns - 1)) / columns)
  const lines = (windowWidth < WIDE ? TEXT.phone : TEXT.wide) - GAP
  const below = GAP + Math.ceil(lines * text)
  return { columns, columnGap, rowGap: phone ? 16 : 24, rowHeight: Math.ceil((tile * 4) / 3) + below }
}
