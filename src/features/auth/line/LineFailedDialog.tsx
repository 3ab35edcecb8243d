import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { CircleAlert } from '#src/ui/icons.ts'
import styles from '../parts/Outcome.module.css'

interface LineFailedDialogProps {
  control: DialogControl<'password' | 'closed'>
  text: string
  /** A new attempt at LINE; a link, because a script's redirect may not open the LINE app. */
  retryHref: string | null
}

export function LineFailedDialog({ control, text, retryHref }: LineFailedDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      label={auth.lineFailedTitle}
      open={control.open}
      onClose={() => control.close('closed')}
      onClosed={control.closed}
      align="center"
    >
      <CircleAlert size={32} className={styles.wrong} />
      <h2 apply="h2">{auth.lineFailedTitle}</h2>
      <p className={styles.text}>{text}</p>
      {retryHref && (
        <Button as="a" href={retryHref} tone="cta" block className={styles.action} data-autofocus="">
          {auth.lineRetry}
        </Button>
      )}
      <Button
        tone={retryHref ? 'text' : 'cta'}
        block
        className={retryHref ? undefined : styles.action}
        onClick={() => control.close('password')}
      >
        {auth.linePasswordInstead}
      </Button>
    </Dialog>
  )
}
