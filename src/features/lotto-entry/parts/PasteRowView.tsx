import { memo } from 'react'
import { cx } from '#src/lib/cx.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { CircleAlert, CircleCheck, Info } from '#src/ui/icons.ts'
import { type PreviewRow, rowText } from './paste-view.ts'
import styles from './PasteRowView.module.css'

const icons = {
  ok: <CircleCheck size={18} />,
  price: <CircleCheck size={18} />,
  place: <Info size={18} />,
  ask: <CircleAlert size={18} />,
  skipped: <CircleAlert size={18} />,
}

/** One line as it was pasted, and what became of it. */
export const PasteRowView = memo(function PasteRowView({ row }: { row: PreviewRow }) {
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
