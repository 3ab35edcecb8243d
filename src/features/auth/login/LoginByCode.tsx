/** The way past a paused password (decision 037). Few ever see it: loaded when it is needed. */
import { useQueryClient } from '@tanstack/react-query'
import { loginByOtp } from '#contracts/auth.ts'
import { call } from '#src/api/call.ts'
import { OtpCodeStep } from '#src/forms/otp/OtpCodeStep.tsx'
import { OtpMobileStep } from '#src/forms/otp/OtpMobileStep.tsx'
import { useOtpExchange } from '#src/forms/otp/use-otp-exchange.ts'
import { env } from '#src/lib/env.ts'
import { loginCode } from '#src/strings/auth/login-code.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { signIn } from '../sign-in.ts'

/** Says why the password is not taken, and leads to the code. */
export function CodeOffer({ onCode }: { onCode: () => void }) {
  return (
    <div apply="column gap-12 mt-16">
      <Note tone="warn" live>
        {loginCode.paused} {loginCode.instead}
      </Note>
      <Button block onClick={onCode}>
        {loginCode.enter}
      </Button>
    </div>
  )
}

interface LoginByCodeProps {
  /** Of a member who signs in with the number; '' otherwise. */
  mobile: string
  onSignedIn: () => void
  onPassword: () => void
}

/** Number, code, and in. */
export function LoginByCode({ mobile, onSignedIn, onPassword }: LoginByCodeProps) {
  const queryClient = useQueryClient()
  const exchange = useOtpExchange({
    purpose: 'login',
    mobile,
    async onProved(proof) {
      const { access_token } = await call(loginByOtp, {
        mobile: proof.mobile,
        otp_token: proof.token,
        agent_code: env.agentCode,
      })
      await signIn(queryClient, access_token)
      onSignedIn()
      return true
    },
  })
  if (exchange.step === 'code') return <OtpCodeStep exchange={exchange} />
  return (
    <>
      <p apply="muted">{loginCode.explain}</p>
      <OtpMobileStep exchange={exchange} label={loginCode.enter} hint={loginCode.mobileHint} inCard>
        <Button tone="text" block onClick={onPassword}>
          {loginCode.byPassword}
        </Button>
      </OtpMobileStep>
    </>
  )
}
