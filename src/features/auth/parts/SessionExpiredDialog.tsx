import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { Lock } from '#src/ui/icons.ts'
import styles from './Outcome.module.css'

export function SessionExpiredDialog({ control }: { control: DialogControl<'login' | 'home'> }) {
  return (
    <Dialog
      role="alertdialog"
      label={auth.expiredTitle}
      open={control.open}
      onClose={() => control.close('home')}
      onClosed={control.closed}
      persistent
      hideClose
      align="center"
    >
      <Lock size={32} className={styles.calm} />
      <h2 apply="h2">{auth.expiredTitle}</h2>
      <p className={styles.text}>{auth.expiredText}</p>
      <Button
        tone="cta"
        block
        className={styles.action}
        data-autofocus=""
        onClick={() => control.close('login')}
      >
        {auth.login}
      </Button>
      <Button tone="text" block onClick={() => control.close('home')}>
        {auth.goHome}
      </Button>
    </Dialog>
  )
}
