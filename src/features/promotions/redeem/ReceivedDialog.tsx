import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import type { Received } from './outcomes.ts'
import styles from './ReceivedDialog.module.css'

/** A promotion was received: what and where; confirming closes it (PROMO-5). */
export function ReceivedDialog({ message, credit, control }: Received & { control: DialogControl<void> }) {
  return (
    <Dialog
      label={words.doneTitle}
      width="login"
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      hideClose
      align="center"
      actions={
        <Button block tone="cta" onClick={() => control.close()}>
          {words.ok}
        </Button>
      }
    >
      <Motif name="crest" className={styles.crest} />
      <h2 apply="text-26">{words.doneTitle}</h2>
      {credit !== null && <Money satang={credit} sign tone="won" className={styles.credit} />}
      <p apply="muted balance">{message}</p>
    </Dialog>
  )
}
