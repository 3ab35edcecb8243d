import { type MouseEvent, useRef, useState } from 'react'
import { lineKey } from '#src/stores/slip-lines.ts'
import { amountTyped, linesRemoved, linesRepriced } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { VirtualRows } from '#src/ui/VirtualRows.tsx'
import { focusNeighbour } from '#src/lib/focus-neighbour.ts'
import { type LineActs, SlipLine } from './SlipLine.tsx'
import type { SlipRow } from './slip-rows.ts'
import styles from './SlipLines.module.css'

interface SlipLinesProps {
  roundId: string
  rows: readonly SlipRow[]
  /** The list scrolls in a box of its own, beside the entry; else with the page. */
  boxed: boolean
}

/** More rows than this are drawn only where they are seen. */
const DRAWN_WHOLE = 40
/** Up to so many the slip is as long as they are, also beside the entry. */
const FEW = 10
const LINE = 55
const HEADING = 44

const heightOf = (row: SlipRow): number => LINE + (row.heads ? HEADING : 0)

/** The lines, bet type by bet type; a thousand of them are no slower than ten. */
export function SlipLines({ roundId, rows, boxed }: SlipLinesProps) {
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState('')
  const [acts] = useState<LineActs>(() => ({
    onAmount: (key, amount) => amountTyped(roundId, key, amount),
    onPress: (key, amount) =>
      linesRepriced(roundId, (line) => (lineKey(line) === key ? amount : line.amount)),
    onRemove: (key) => linesRemoved(roundId, new Set([key])),
    onOpen: setOpen,
  }))
  // Hears of the press before the row is gone, so that the focus has a place to go.
  const handleClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-remove]')
    if (button && list.current) focusNeighbour(list.current, button, '[data-remove]')
  }
  const draw = (row: SlipRow) => <SlipLine row={row} open={row.key === open} acts={acts} />
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={list} onClickCapture={handleClick}>
      {rows.length > DRAWN_WHOLE ? (
        <VirtualRows
          label={words.slipTitle}
          rows={rows}
          heightOf={heightOf}
          draw={draw}
          scrolls={boxed ? 'box' : 'page'}
          className={styles.box}
        />
      ) : (
        <div
          role="list"
          aria-label={words.slipTitle}
          className={boxed && rows.length > FEW ? styles.short : undefined}
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
