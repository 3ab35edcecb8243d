import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { DrawnRows } from './DrawnRows.tsx'
import type { VirtualRowsProps } from './props.ts'
import { scrollParent } from './scroll-parent.ts'
import { OVERSCAN, useFocusedRow } from './use-focused-row.ts'

export function AroundRows<Row extends { key: string }>({
  label,
  rows,
  heightOf,
  draw,
}: VirtualRowsProps<Row>) {
  const place = useRef<HTMLDivElement>(null)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [top, setTop] = useState(0)
  const focus = useFocusedRow()
  // oxlint-disable-next-line react/incompatible-library -- not compiled: its answers change without new props
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    getItemKey: (index) => rows[index]!.key,
    estimateSize: (index) => heightOf(rows[index]!),
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: focus.rangeOf,
  })
  // What stands above the list comes and goes.
  useLayoutEffect(() => {
    if (!place.current) return
    const found = scrollParent(place.current)
    const above = place.current.getBoundingClientRect().top - found.getBoundingClientRect().top
    setScroller(found)
    setTop(Math.round(above + found.scrollTop))
  }, [rows])
  return (
    <div ref={place}>
      <DrawnRows
        label={label}
        rows={rows}
        items={virtual.getVirtualItems()}
        height={virtual.getTotalSize()}
        offset={top}
        measure={virtual.measureElement}
        draw={draw}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      />
    </div>
  )
}
