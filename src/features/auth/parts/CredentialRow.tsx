import { toast } from '#src/dialogs/toasts.ts'
import { auth } from '#src/strings/auth.ts'
import { Copy } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import styles from './CredentialRow.module.css'

/** Read-only, to be copied; selectable where the clipboard is closed to pages. */
export function CredentialRow({ label, value }: { label: string; value: string }) {
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast('won', auth.copied)
    } catch {
      toast('lost', auth.copyFailed)
    }
  }
  return (
    <div className={styles.row}>
      <dl className={styles.pair}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </dl>
      <IconButton label={auth.copy(label)} onClick={() => void handleCopy()}>
        <Copy />
      </IconButton>
    </div>
  )
}
