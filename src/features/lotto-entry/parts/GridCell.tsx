import { memo } from 'react'
import { cx } from '#src/lib/cx.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import type { Cell } from './grid-cells.ts'
import styles from './NumberGrid.module.css'

/** Drawn again only when it changes: a press changes one of a hundred. */
export const GridCell = memo(function GridCell({ number, on, limit }: Cell) {
  const closed = limit === 'closed'
  const label = closed ? words.cellClosed(number) : limit ? words.cellReduced(number) : undefined
  return (
    <button
      type="button"
      data-number={number}
      // A number chosen before it was closed can still be taken out.
      disabled={closed && !on}
      aria-pressed={on}
      aria-label={label}
      className={cx(styles.cell, on && styles.on, limit === 'reduced' && styles.half, closed && styles.off)}
    >
      {number}
    </button>
  )
})
