import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { VirtualRowsProps } from './props.ts'
import { DrawnRows } from './DrawnRows.tsx'
import { OVERSCAN, useFocusedRow } from './use-focused-row.ts'
import { useGoTo } from './use-go-to.ts'

export function WindowRows<Row extends { key: string }>({
  label,
  rows,
  heightOf,
  draw,
  goTo,
}: VirtualRowsProps<Row>) {
  const place = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const focus = useFocusedRow()
  // oxlint-disable-next-line react/incompatible-library -- not compiled: its answers change without new props
  const virtual = useWindowVirtualizer({
    count: rows.length,
    getItemKey: (index) => rows[index]!.key,
    estimateSize: (index) => heightOf(rows[index]!),
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: focus.rangeOf,
  })
  useGoTo(virtual, goTo)
  // What stands above the list comes and goes.
  useLayoutEffect(() => {
    if (place.current) setTop(Math.round(place.current.getBoundingClientRect().top + scrollY))
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
