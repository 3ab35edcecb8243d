import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sendPinCode } from '#contracts/pin.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { pinQuery } from '#src/data/pin.ts'
import { type SentOtp, sentOtp } from '#src/forms/otp/sent-otp.ts'
import { ResendRow } from '#src/forms/otp/ResendRow.tsx'
import { passkey as passkeyWords } from '#src/strings/auth/passkey.ts'
import { pin as words } from '#src/strings/auth/pin.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { OtpInput } from '#src/ui/otp/OtpInput.tsx'
import { usePasskeys } from '../passkey/use-passkeys.ts'

interface PinCodeProps {
  /** Why the code that was typed before was not taken. */
  fault: string | null
  onCode: (ref: string, code: string) => void
}

/** A code to the member's own number, before a PIN is set; looked at by the server together with the PIN. */
export function PinCode({ fault: before, onCode }: PinCodeProps) {
  const { data } = useQuery(pinQuery())
  const { passkeys } = usePasskeys(data?.set === true)
  const [sent, setSent] = useState<SentOtp | null>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState(before)
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    try {
      setSent(sentOtp(data?.mobile ?? '', (await call(sendPinCode, {})).data))
      setCode('')
      setFault(null)
    } catch (error) {
      setFault(errorText(error))
    }
    setBusy(false)
  }
  if (!sent) {
    return (
      <div apply="grid gap-16">
        <p apply="muted">{words.setText}</p>
        <p>{words.sendTo(data?.mobile ?? '…')}</p>
        {passkeys !== null && passkeys.length > 0 && <p apply="small muted">{passkeyWords.willGo}</p>}
        {fault && (
          <p role="alert" apply="small lost">
            {fault}
          </p>
        )}
        <Button tone="cta" size="lg" block busy={busy} data-autofocus="" onClick={() => void send()}>
          {words.send}
        </Button>
      </div>
    )
  }
  return (
    <div apply="grid gap-12">
      <p apply="small muted">
        {words.sendTo(sent.mobile)} {auth.otpRef} <b apply="gold">{sent.ref}</b>
      </p>
      <Field label={words.codeLabel} error={fault ?? undefined}>
        <OtpInput
          value={code}
          autoFocus
          onValueChange={setCode}
          onComplete={(all) => onCode(sent.ref, all)}
        />
      </Field>
      <ResendRow resendAt={sent.resendAt} busy={busy} onResend={() => void send()} />
    </div>
  )
}
