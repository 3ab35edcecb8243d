import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { fairness as words } from '#src/strings/rewards/wheel.ts'
import { Copy } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import styles from './CopyRow.module.css'

/** A hash, seed or figure in full, to be compared and copied. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  const handleCopy = async () => {
    if (await copyText(value)) toast('won', words.copied)
    else toast('lost', words.copyFailed)
  }
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <p className={styles.label}>{label}</p>
        <p className={styles.value}>{value}</p>
      </div>
      <IconButton label={words.copy(label)} onClick={() => void handleCopy()}>
        <Copy />
      </IconButton>
    </div>
  )
}
