import { useWatch } from 'react-hook-form'
import { limits } from '#contracts/auth.ts'
import { maskPhone } from '#src/lib/mask.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Form } from '../Form.tsx'
import { OtpField } from './OtpField.tsx'
import { ResendRow } from './ResendRow.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { useTimeLeft } from '#src/ui/time/use-time-left.ts'
import type { OtpExchange } from './use-otp-exchange.ts'

/** Six digits, how long they are good for, another code, another number. */
export function OtpCodeStep({ exchange }: { exchange: OtpExchange }) {
  const { sent, proved, codeForm, proving, pause, resending, resend, again } = exchange
  const expired = useTimeLeft(sent?.expiresAt ?? null) === 0 && !proved
  const code = useWatch({ control: codeForm.control, name: 'otp_code' })
  const ready = proved || (!expired && code.length === limits.otpLength)
  return (
    <Form submission={proving} label={auth.otpTitle} apply="column grow gap-16">
      <div>
        <h2 apply="h1">{auth.otpTitle}</h2>
        <p apply="muted">
          {auth.otpSmsTo} <b apply="medium figures ink">{maskPhone(sent?.mobile ?? '')}</b>
          <span apply="block small muted">
            {auth.otpRef} <b apply="gold">{sent?.ref}</b> {auth.otpGoodFor}
          </span>
        </p>
        {/* Whoever has no account here waits in vain: said to all, it tells nobody anything. */}
        <p apply="block small muted">{auth.otpOnlyMembers}</p>
      </div>
      {proved ? (
        <Note tone="won">{auth.otpVerified}</Note>
      ) : (
        <>
          <OtpField
            control={codeForm.control}
            name="otp_code"
            label={auth.otpLabel}
            disabled={expired || proving.busy}
            onComplete={proving.submit}
          />
          {expired && (
            <Note tone="warn" live>
              {auth.otpExpired}
            </Note>
          )}
          <ResendRow resendAt={sent?.resendAt ?? null} busy={resending} onResend={resend} />
        </>
      )}
      <div>
        <SubmitButton busy={proving.busy} pause={pause} disabled={!ready}>
          {auth.confirm}
        </SubmitButton>
        <Button tone="text" block onClick={again}>
          {auth.changeMobile}
        </Button>
      </div>
    </Form>
  )
}
