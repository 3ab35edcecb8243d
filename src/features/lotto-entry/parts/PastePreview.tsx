import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { VirtualRows } from '#src/ui/VirtualRows.tsx'
import type { PreviewRow } from './paste-view.ts'
import { PasteRowView } from './PasteRowView.tsx'
import styles from './PastePreview.module.css'

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
