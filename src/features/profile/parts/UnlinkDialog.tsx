import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { Form } from '#src/forms/Form.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { profile as words } from '#src/strings/profile.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import styles from './AccountDialog.module.css'
import { useUnlink } from './use-unlink.ts'

export function UnlinkDialog({ control }: { control: DialogControl<'unlinked' | 'closed'> }) {
  const { form, submission, pause } = useUnlink(() => control.close('unlinked'))
  return (
    <Dialog
      title={words.unlinkTitle}
      width="notice"
      open={control.open}
      onClose={() => control.close('closed')}
      onClosed={control.closed}
      persistent
    >
      <p>{words.unlinkText}</p>
      <Form submission={submission} label={words.unlinkTitle} className={styles.form}>
        <PasswordField
          control={form.control}
          name="password"
          label={words.yourPassword}
          autoComplete="current-password"
        />
        <Button
          type="submit"
          tone="cta"
          size="lg"
          block
          busy={submission.busy}
          disabled={pause.text !== null}
        >
          {pause.text ?? words.unlink}
        </Button>
      </Form>
    </Dialog>
  )
}
