import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { VirtualRowsProps } from './props.ts'
import styles from './Rows.module.css'
import { DrawnRows } from './DrawnRows.tsx'
import { OVERSCAN, useFocusedRow } from './use-focused-row.ts'
import { useGoTo } from './use-go-to.ts'
import { cx } from '../../lib/cx.ts'

export function BoxRows<Row extends { key: string }>(
  props: VirtualRowsProps<Row> & { className?: string | undefined },
) {
  const { label, rows, heightOf, draw, goTo, className } = props
  const box = useRef<HTMLDivElement>(null)
  const focus = useFocusedRow()
  // oxlint-disable-next-line react/incompatible-library -- not compiled: its answers change without new props
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => rows[index]!.key,
    estimateSize: (index) => heightOf(rows[index]!),
    overscan: OVERSCAN,
    rangeExtractor: focus.rangeOf,
  })
  useGoTo(virtual, goTo)
  return (
    // A box that scrolls is reached by keyboard as well (axe, scrollable-region-focusable).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} tabIndex={0} role="group" aria-label={label} className={cx(styles.box, className)}>
      <DrawnRows
        label={label}
        rows={rows}
        items={virtual.getVirtualItems()}
        height={virtual.getTotalSize()}
        offset={0}
        measure={virtual.measureElement}
        draw={draw}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      />
    </div>
  )
}
