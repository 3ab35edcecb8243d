import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { focusNeighbour } from '#src/lib/focus-neighbour.ts'
import { VirtualRows } from '#src/ui/rows/VirtualRows.tsx'
import type { SlipLook } from './look.ts'
import styles from './Slip.module.css'

interface SlipRow {
  key: string
  /** Above this row stands the heading of its bet type. */
  heads: boolean
}

/** A row that is to be looked at, once; its button `[data-mend]` gets the focus. */
export interface GoTo {
  index: number
}

interface SlipListProps<Row extends SlipRow> {
  look: SlipLook
  label: string
  rows: readonly Row[]
  /** What scrolls a long one: a box of its own, the page, or what stands around it. */
  scrolls: 'box' | 'page' | 'around'
  goTo?: GoTo | null
  draw: (row: Row) => ReactNode
}

/** More rows than this are drawn only where they are seen. */
const DRAWN_WHOLE = { entry: 40, check: 60 }
const LINE = { entry: 55, check: 57 }
const HEADING = { entry: 44, check: 42 }

/** The lines, bet type by bet type; a thousand of them are no slower than ten. */
export function SlipList<Row extends SlipRow>(props: SlipListProps<Row>) {
  const { look, label, rows, scrolls, goTo = null, draw } = props
  const list = useRef<HTMLDivElement>(null)
  useRowInSight(list, goTo)
  // Hears of the press before the row is gone, so that the focus has a place to go.
  const handleClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-remove]')
    if (button && list.current) focusNeighbour(list.current, button, '[data-remove]')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={list} className={scrolls === 'box' ? styles.boxed : undefined} onClickCapture={handleClick}>
      {rows.length > DRAWN_WHOLE[look] ? (
        <VirtualRows
          label={label}
          rows={rows}
          heightOf={({ heads }) => LINE[look] + (heads ? HEADING[look] : 0)}
          draw={draw}
          scrolls={scrolls}
          goTo={goTo}
          className={styles.box}
        />
      ) : (
        <div role="list" aria-label={label} className={scrolls === 'box' ? styles.short : undefined}>
          {rows.map((row, index) => (
            <div key={row.key} role="listitem" data-index={index}>
              {draw(row)}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** Of a long list the row is drawn some frames after the list was scrolled to it. */
const FRAMES = 30

/** Brings a row to the middle of what scrolls, and the focus to what mends it. */
function useRowInSight(list: RefObject<HTMLDivElement | null>, goTo: GoTo | null): void {
  useEffect(() => {
    if (!goTo) return
    let frame = 0
    const look = (left: number) => {
      const row = list.current?.querySelector(`[data-index="${goTo.index}"]`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('[data-mend]')?.focus({ preventScroll: true })
      if (!row && left > 0) frame = requestAnimationFrame(() => look(left - 1))
    }
    frame = requestAnimationFrame(() => look(FRAMES))
    return () => cancelAnimationFrame(frame)
  }, [list, goTo])
}
