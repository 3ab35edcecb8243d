import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import type { DialogControl } from './dialogs.ts'

/** A question with two answers, in words. */
export interface Question {
  title: string
  text?: string
  /** The wanted action; vermilion. */
  confirm: string
  /** The safe action; quiet. */
  cancel: string
}

/** Does not close on a press outside. True for the wanted action. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  control,
}: Question & { control: DialogControl<boolean> }) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      width="login"
      open={control.open}
      onClose={() => control.close(false)}
      onClosed={control.closed}
      persistent
      hideClose
      align="center"
      actions={
        <>
          <Button block onClick={() => control.close(false)}>
            {cancel}
          </Button>
          <Button block tone="cta" onClick={() => control.close(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
    </Dialog>
  )
}
