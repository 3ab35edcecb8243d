import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#contracts/auth.ts'
import { Form } from '#src/forms/Form.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { OtpField } from '#src/forms/otp/OtpField.tsx'
import { ResendRow } from '#src/forms/otp/ResendRow.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { useTimeLeft } from '#src/ui/time/use-time-left.ts'
import { formatPhone } from '#src/lib/text.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import styles from './Steps.module.css'
import type { RegistrationFlow } from './use-registration.ts'
import { useSmsStep } from './use-sms-step.ts'

/** REG-3: the six digits, how long they are good for, another code, another number. */
export function SmsStep({ flow }: { flow: RegistrationFlow }) {
  const { form, submission, verified, resending, resend } = useSmsStep(flow)
  const { otp } = flow.state
  const expired = useTimeLeft(otp?.expiresAt ?? null) === 0 && !verified
  const code = useWatch({ control: form.control, name: 'otp_code' })
  // A reload forgot it, for it is kept nowhere: the step stays, and asks for it once more.
  const [asksPassword] = useState(() => flow.details.getValues('password') === '')
  const password = useWatch({ control: flow.details.control, name: 'password' })
  const ready = verified ? password !== '' : !expired && code.length === limits.otpLength
  return (
    <Form submission={submission} label={auth.stepTitle.sms_verification}>
      {verified ? (
        <Note tone="won">{auth.otpVerified}</Note>
      ) : (
        <>
          <p apply="mb-12 muted">
            {auth.otpSentTo} <b className={styles.figure}>{formatPhone(otp?.mobile ?? '')}</b>
            <span className={styles.ref}>
              {auth.otpRef} <span className={styles.figure}>{otp?.ref}</span>
            </span>
          </p>
          <OtpField
            control={form.control}
            name="otp_code"
            label={auth.otpLabel}
            disabled={expired || submission.busy}
            onComplete={submission.submit}
          />
          {expired && (
            <Note tone="warn" live className={styles.expired}>
              {auth.otpExpired}
            </Note>
          )}
          <ResendRow resendAt={otp?.resendAt ?? null} busy={resending} onResend={resend} />
        </>
      )}
      {asksPassword && (
        <div apply="mt-16">
          <PasswordField
            control={flow.details.control}
            name="password"
            label={auth.passwordAgain}
            note={auth.passwordNote(limits.passwordMin, limits.passwordMax)}
            hint={auth.passwordAgainWhy}
            autoComplete="new-password"
          />
        </div>
      )}
      <SubmitButton
        busy={submission.busy}
        pause={flow.pause}
        disabled={!ready}
        className={verified ? styles.action : styles.afterResend}
      >
        {auth.confirm}
      </SubmitButton>
      <Button tone="text" block onClick={() => flow.dispatch({ type: 'back' })}>
        {auth.changeMobile}
      </Button>
    </Form>
  )
}
