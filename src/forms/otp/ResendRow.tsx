import { auth } from '#src/strings/auth/auth.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { minutesAndSeconds, useTimeLeft } from '#src/ui/time/use-time-left.ts'

interface ResendRowProps {
  /** Epoch ms of the server's clock. */
  resendAt: number | null
  busy: boolean
  onResend: () => void
}

export function ResendRow({ resendAt, busy, onResend }: ResendRowProps) {
  const left = useTimeLeft(resendAt)
  return (
    <div apply="row middle between tap gap-12 mt-8 small muted">
      <span>{auth.otpNotReceived}</span>
      {left > 0 ? (
        <span>
          {auth.otpResendIn} <b apply="figures ink">{minutesAndSeconds(left)}</b>
        </span>
      ) : (
        <TextLink as="button" disabled={busy} aria-busy={busy} onClick={onResend}>
          {auth.otpResend}
        </TextLink>
      )}
    </div>
  )
}
