import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { Form } from '#src/forms/Form.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { profile as words } from '#src/strings/profile.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import styles from './AccountDialog.module.css'
import { type Unlinking, useUnlink } from './use-unlink.ts'

export function UnlinkDialog({ control }: { control: DialogControl<Unlinking> }) {
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
        <SubmitButton busy={submission.busy} pause={pause}>
          {words.unlink}
        </SubmitButton>
        <TextLink as="button" onClick={() => control.close('forgot')}>
          {words.noPassword}
        </TextLink>
      </Form>
    </Dialog>
  )
}
