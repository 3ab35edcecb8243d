/** The way of a member who does not know the password. Few take it: loaded when it is taken. */
import { useQueryClient } from '@tanstack/react-query'
import { linkByOtp } from '#contracts/auth.ts'
import { call } from '#src/api/call.ts'
import { OtpCodeStep } from '#src/forms/otp/OtpCodeStep.tsx'
import { OtpMobileStep } from '#src/forms/otp/OtpMobileStep.tsx'
import { useOtpExchange } from '#src/forms/otp/use-otp-exchange.ts'
import { env } from '#src/lib/env.ts'
import type { LineLink } from '#src/stores/line-link.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { signIn } from '../sign-in.ts'

interface LinkByCodeProps {
  link: LineLink
  onSignedIn: () => void
  onPassword: () => void
}

/** Proves the mobile number instead. */
export function LinkByCode({ link, onSignedIn, onPassword }: LinkByCodeProps) {
  const exchange = useLinkByCode(link, onSignedIn)
  if (exchange.step === 'code') return <OtpCodeStep exchange={exchange} />
  return (
    <OtpMobileStep exchange={exchange} label={firstUse.have} hint={firstUse.mobileHint}>
      <Button tone="text" block onClick={onPassword}>
        {firstUse.byPassword}
      </Button>
    </OtpMobileStep>
  )
}

/** Number, code, and then both signed in and linked. */
function useLinkByCode(link: LineLink, onSignedIn: () => void) {
  const queryClient = useQueryClient()
  return useOtpExchange({
    purpose: 'link',
    async onProved({ mobile, token }) {
      const { access_token } = await call(linkByOtp, {
        mobile,
        otp_token: token,
        link_token: link.token,
        agent_code: env.agentCode,
      })
      await signIn(queryClient, access_token)
      onSignedIn()
      return true
    },
  })
}
