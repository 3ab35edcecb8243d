import { memo } from 'react'
import { cx } from '#src/lib/cx.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { CircleAlert, CircleCheck, Info } from '#src/ui/icons.ts'
import { VirtualRows } from '#src/ui/rows/VirtualRows.tsx'
import { type PreviewRow, rowText } from './paste-view.ts'
import styles from './PastePanel.module.css'

const DRAWN_WHOLE = 40
const HEIGHT = 41

const drawRow = (row: PreviewRow) => <PasteRowView row={row} />

/** Line by line, what was read: nothing goes into the slip unseen. */
export function PastePreview({ rows }: { rows: readonly PreviewRow[] }) {
  if (rows.length > DRAWN_WHOLE) {
    return (
      <VirtualRows
        scrolls="box"
        label={words.pastePreview}
        rows={rows}
        heightOf={() => HEIGHT}
        draw={drawRow}
        className={styles.box}
      />
    )
  }
  return (
    <div role="list" aria-label={words.pastePreview}>
      {rows.map((row) => (
        <div key={row.key} role="listitem">
          <PasteRowView row={row} />
        </div>
      ))}
    </div>
  )
}

const icons = {
  ok: <CircleCheck size={18} />,
  price: <CircleCheck size={18} />,
  priceBelow: <CircleCheck size={18} />,
  place: <Info size={18} />,
  ask: <CircleAlert size={18} />,
  skipped: <CircleAlert size={18} />,
}

/** One line as it was pasted, and what became of it. */
const PasteRowView = memo(function PasteRowView({ row }: { row: PreviewRow }) {
  return (
    <div className={cx(styles.row, styles[row.state])}>
      {icons[row.state]}
      <span className={styles.text}>{row.text}</span>
      <span className={styles.state}>
        {row.state !== 'ok' && `${words.rowState[row.state]} `}
        {rowText(row)}
      </span>
    </div>
  )
})
