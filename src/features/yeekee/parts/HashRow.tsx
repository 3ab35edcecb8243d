import { toast } from '#src/dialogs/toasts.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Copy } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import styles from './HashRow.module.css'

/** A hash or seed in full, to be compared and copied. */
export function HashRow({ label, value }: { label: string; value: string }) {
  const handleCopy = async () => {
    if (await copyText(value)) toast('won', yeekee.copied)
    else toast('lost', yeekee.copyFailed)
  }
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <p className={styles.label}>{label}</p>
        <p className={styles.hash}>{value}</p>
      </div>
      <IconButton label={yeekee.copyHash(label)} onClick={() => void handleCopy()}>
        <Copy />
      </IconButton>
    </div>
  )
}
