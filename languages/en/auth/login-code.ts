import type * as thai from '#src/strings/auth/login-code.ts'
import type { Sentences } from '../../sentences.ts'

export const loginCode: Sentences<typeof thai.loginCode> = {
  paused: 'The password of this account was tried too many times, so passwords are paused for a while',
  instead: 'If it was you, sign in now with an OTP code by SMS',
  enter: 'Sign in with an OTP code',
  explain: 'Verify with the 6-digit code we send by SMS',
  mobileHint: 'The number you registered with',
  byPassword: 'Back to password',
}
