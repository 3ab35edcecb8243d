import { useWatch } from 'react-hook-form'
import type { ResetLink } from '#contracts/account.ts'
import { limits } from '#contracts/auth.ts'
import { Form } from '#src/forms/Form.tsx'
import { HelpRow } from '#src/forms/HelpRow.tsx'
import { OtpCodeStep } from '#src/forms/otp/OtpCodeStep.tsx'
import { OtpMobileStep } from '#src/forms/otp/OtpMobileStep.tsx'
import { PasswordChecks } from '#src/forms/otp/PasswordChecks.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { formatDate } from '#src/lib/time.ts'
import { forgot } from '#src/strings/auth/forgot.ts'
import { password as words } from '#src/strings/auth/password.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ShieldCheck } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Steps } from '#src/ui/layout/Steps.tsx'
import { Switch } from '#src/ui/actions/Switch.tsx'
import styles from './ForgotPassword.module.css'
import { type ForgotFlow, useForgot } from './parts/use-forgot.ts'

/** Who has just proved to be the member. */
export interface Proven {
  mobile: string
  password: string
}

interface ForgotPasswordProps {
  /** Signs in with the new password. Rejects when that does not work. */
  onReset: (who: Proven) => Promise<void>
  /** The password is set, but signing in must be done by hand. */
  onLogin: () => void
}

const places = { mobile: 0, code: 1, password: 2 }

/** LOGIN-7: number, code, new password. Nothing here tells whether a number has an account. */
export function ForgotPassword({ onReset, onLogin }: ForgotPasswordProps) {
  const flow = useForgot({ onReset, onLogin })
  return (
    <div className={styles.page}>
      <Steps label={forgot.title} items={forgot.steps} current={places[flow.step]} className={styles.steps} />
      {flow.step === 'mobile' && (
        <>
          <h2 apply="h1">{forgot.mobileTitle}</h2>
          <p apply="mb-16 muted">{forgot.mobileText}</p>
          <OtpMobileStep
            exchange={flow.exchange}
            label={forgot.mobileTitle}
            hint={forgot.mobileHint}
            notes={<SafetyNotes />}
          />
        </>
      )}
      {flow.step === 'code' && (
        <>
          <OtpCodeStep exchange={flow.exchange} />
          <SafetyNotes />
        </>
      )}
      {flow.step === 'password' && <NewPasswordStep flow={flow} />}
    </div>
  )
}

/** Nobody of ours asks for a code; and who to ask when it does not come. */
function SafetyNotes() {
  return (
    <div className={styles.notes}>
      <Note icon={<ShieldCheck size={20} />}>{forgot.neverAsked}</Note>
      <HelpRow />
    </div>
  )
}

function NewPasswordStep({ flow: { form, linked, submission, pause } }: { flow: ForgotFlow }) {
  const { control } = form
  const password = useWatch({ control, name: 'password' })
  return (
    <Form submission={submission} label={forgot.newTitle} apply="column grow gap-16">
      <div>
        <h2 apply="h1">{forgot.newTitle}</h2>
        <p apply="muted">{forgot.newText}</p>
      </div>
      <PasswordField
        control={control}
        name="password"
        label={words.new}
        note={words.length(limits.passwordMin, limits.passwordMax)}
        autoComplete="new-password"
      />
      <PasswordChecks password={password} />
      <PasswordField control={control} name="repeat" label={words.repeat} autoComplete="new-password" />
      {linked.line && <LinkedLine line={linked.line} unlink={linked.unlink} onUnlink={linked.setUnlink} />}
      <ActionBar>
        <SubmitButton busy={submission.busy} pause={pause}>
          {forgot.save}
        </SubmitButton>
      </ActionBar>
    </Form>
  )
}

interface LinkedLineProps {
  line: ResetLink
  unlink: boolean
  onUnlink: (unlink: boolean) => void
}

/** The other way in, which a new password does not close: what is linked, and whether it shall stay. */
function LinkedLine({ line, unlink, onUnlink }: LinkedLineProps) {
  return (
    <Card pad>
      <p>{forgot.lineLinked(line.display_name, formatDate(line.linked_at))}</p>
      <Switch
        label={forgot.unlinkLine}
        note={forgot.unlinkLineNote}
        checked={unlink}
        onChange={(event) => onUnlink(event.target.checked)}
      />
    </Card>
  )
}
