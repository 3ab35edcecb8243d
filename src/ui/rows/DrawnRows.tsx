import type { VirtualItem } from '@tanstack/react-virtual'
import type { FocusEventHandler, ReactNode } from 'react'

interface DrawnRowsProps<Row> {
  label: string
  rows: readonly Row[]
  items: readonly VirtualItem[]
  height: number
  /** Where the list begins in what scrolls, px. */
  offset: number
  measure: (element: Element | null) => void
  draw: (row: Row) => ReactNode
  onFocus: FocusEventHandler
  onBlur: FocusEventHandler
}

/** The rows near the window, each where it belongs; every one says its place in the whole. */
export function DrawnRows<Row>(props: DrawnRowsProps<Row>) {
  const { label, rows, items, height, offset, measure, draw, onFocus, onBlur } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the focus of the rows in it
    <div role="list" aria-label={label} apply="relative" style={{ height }} onFocus={onFocus} onBlur={onBlur}>
      {items.map((item) => (
        <div
          key={item.key}
          ref={measure}
          role="listitem"
          aria-setsize={rows.length}
          aria-posinset={item.index + 1}
          data-index={item.index}
          apply="absolute at-top at-right at-left"
          style={{ transform: `translateY(${item.start - offset}px)` }}
        >
          {draw(rows[item.index]!)}
        </div>
      ))}
    </div>
  )
}
