import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import styles from '../parts/Outcome.module.css'

export function CancelDialog({ control }: { control: DialogControl<'leave' | 'stay'> }) {
  return (
    <Dialog
      role="alertdialog"
      label={auth.cancelTitle}
      open={control.open}
      onClose={() => control.close('stay')}
      onClosed={control.closed}
      hideClose
      align="center"
      actions={
        <>
          <Button onClick={() => control.close('leave')}>{auth.cancelYes}</Button>
          <Button tone="cta" data-autofocus="" onClick={() => control.close('stay')}>
            {auth.cancelStay}
          </Button>
        </>
      }
    >
      <h2 apply="h2">{auth.cancelTitle}</h2>
      <p className={styles.text}>{auth.cancelText}</p>
    </Dialog>
  )
}
