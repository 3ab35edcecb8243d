/**
 * Size of the grid from its width. Rows have one known height, so that nothing is measured while scrolling and the
 * scroll bar never jumps. The figures are those of ui/GameTile and of the boards (03, 22).
 */

/** Under the poster: title and provider, one line each; larger from 960 px of window width. */
const TEXT = { phone: 48, wide: 52 } as const
const WIDE = 960

export interface GridShape {
  columns: number
  columnGap: number
  rowGap: number
  /** Height of a row, without the gap under it. */
  rowHeight: number
}

/** Three on a phone, five on a tablet and beside the filters of a desktop, six on a large screen. */
export function columnsFor(width: number): number {
  if (width < 520) return 3
  if (width < 680) return 4
  return width < 1000 ? 5 : 6
}

export function gridShape(width: number, windowWidth: number): GridShape {
  const columns = columnsFor(width)
  const phone = windowWidth < 600
  const columnGap = phone ? 10 : 16
  const tile = Math.max(0, (width - columnGap * (columns - 1)) / columns)
  const text = windowWidth < WIDE ? TEXT.phone : TEXT.wide
  return { columns, columnGap, rowGap: phone ? 16 : 24, rowHeight: Math.ceil((tile * 4) / 3) + text }
}
