import type * as thai from '#src/strings/auth/proof.ts'
import type { Sentences } from '../../sentences.ts'

export const proof: Sentences<typeof thai.proof> = {
  stepUp: {
    title: 'Confirm that it is you',
    text: 'You have been away for a while. Enter your password to go on. What you entered is still here',
    submit: 'Confirm and go on',
  },
  link: {
    title: 'Link LINE account',
    text: 'This LINE can then sign in without a password. Enter your password to confirm that it is you',
    submit: 'Link account',
  },
  yourPassword: 'Your password',
  noPassword: 'Forgot it? Set a new one with an OTP code',
  byLine: 'Confirm with LINE',
  lineOpened: 'Confirm in LINE, then come back to this page',
  goOn: 'Confirmed, go on',
  provedHere: 'Confirmed. Go back to what you were doing',
}
