import { type MouseEvent, type ReactNode, useRef } from 'react'
import { focusNeighbour } from '#src/lib/focus-neighbour.ts'
import { VirtualRows } from '#src/ui/rows/VirtualRows.tsx'
import type { SlipLook } from './look.ts'
import styles from './Slip.module.css'

interface SlipRow {
  key: string
  /** Above this row stands the heading of its bet type. */
  heads: boolean
}

interface SlipListProps<Row extends SlipRow> {
  look: SlipLook
  label: string
  rows: readonly Row[]
  /** What scrolls a long one: a box of its own, the page, or what stands around it. */
  scrolls: 'box' | 'page' | 'around'
  draw: (row: Row) => ReactNode
}

/** More rows than this are drawn only where they are seen. */
const DRAWN_WHOLE = { entry: 40, check: 60 }
/** Up to so many the slip is as long as they are, also in a box. */
const FEW = 10
const LINE = { entry: 55, check: 57 }
const HEADING = { entry: 44, check: 42 }

/** The lines, bet type by bet type; a thousand of them are no slower than ten. */
export function SlipList<Row extends SlipRow>({ look, label, rows, scrolls, draw }: SlipListProps<Row>) {
  const list = useRef<HTMLDivElement>(null)
  // Hears of the press before the row is gone, so that the focus has a place to go.
  const handleClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-remove]')
    if (button && list.current) focusNeighbour(list.current, button, '[data-remove]')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={list} onClickCapture={handleClick}>
      {rows.length > DRAWN_WHOLE[look] ? (
        <VirtualRows
          label={label}
          rows={rows}
          heightOf={({ heads }) => LINE[look] + (heads ? HEADING[look] : 0)}
          draw={draw}
          scrolls={scrolls}
          className={styles.box}
        />
      ) : (
        <div
          role="list"
          aria-label={label}
          className={scrolls === 'box' && rows.length > FEW ? styles.short : undefined}
        >
          {rows.map((row) => (
            <div key={row.key} role="listitem">
              {draw(row)}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
