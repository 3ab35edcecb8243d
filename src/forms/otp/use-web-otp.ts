import { useEffect, useEffectEvent } from 'react'
import { digitsOf } from '#src/lib/text.ts'

interface OtpCredential extends Credential {
  code?: string
}

/**
 * Where the browser can read the SMS itself (WebOTP, Chrome on Android), the code is taken over with the member's
 * consent. `ref` names the code waited for; null waits for none. Everywhere else the keyboard offers it
 * (autocomplete one-time-code).
 */
export function useWebOtp(ref: string | null, onCode: (code: string) => void): void {
  const tell = useEffectEvent((credential: OtpCredential | null) => {
    const code = digitsOf(credential?.code ?? '')
    if (code) onCode(code)
  })
  useEffect(() => {
    if (ref === null || !('OTPCredential' in window)) return
    const stop = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions
    navigator.credentials.get(options).then(tell, () => {
      // Declined, timed out or aborted: the member types the code.
    })
    return () => stop.abort()
  }, [ref])
}
