import { useQueryClient } from '@tanstack/react-query'
import { linkByOtp } from '#contracts/auth.ts'
import { call } from '#src/api/call.ts'
import { useOtpExchange } from '#src/forms/use-otp-exchange.ts'
import { env } from '#src/lib/env.ts'
import type { LineLink } from '#src/stores/line-link.ts'
import { signIn } from '../sign-in.ts'

/** Number, code, and then both signed in and linked. */
export function useLinkByCode(link: LineLink, onSignedIn: () => void) {
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
