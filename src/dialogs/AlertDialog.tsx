import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { CircleAlert } from '#src/ui/icons.ts'
import styles from './AlertDialog.module.css'
import type { DialogControl } from './dialogs.ts'

/** One thing to be read; `close` is the word on its only button. */
export interface Announcement {
  title: string
  text: string
  close: string
}

/** However it is closed, it was read. */
export function AlertDialog({
  title,
  text,
  close,
  control,
}: Announcement & { control: DialogControl<void> }) {
  return (
    <Dialog
      role="alertdialog"
      label={title}
      width="login"
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      hideClose
      align="center"
      actions={
        <Button block tone="cta" onClick={() => control.close()}>
          {close}
        </Button>
      }
    >
      <CircleAlert size={32} className={styles.icon} />
      <h2 apply="h2">{title}</h2>
      <p apply="mt-8 muted balance pre-line">{text}</p>
    </Dialog>
  )
}
