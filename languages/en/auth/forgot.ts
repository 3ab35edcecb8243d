import type * as thai from '#src/strings/auth/forgot.ts'
import type { Sentences } from '../../sentences.ts'

export const forgot: Sentences<typeof thai.forgot> = {
  title: 'Forgot password',
  steps: ['Mobile', 'Code', 'New password'],
  mobileTitle: 'Verify by mobile number',
  mobileText: 'Enter the number you registered with. We will send a code by SMS',
  mobileHint: 'The registered 10-digit number',
  newTitle: 'Set a new password',
  newText: 'Once saved, all other devices are signed out',
  lineLinked: (name, since) =>
    name ? `Linked with LINE “${name}” on ${since}` : `Linked with LINE on ${since}`,
  unlinkLine: 'Unlink this LINE too',
  unlinkLineNote: 'Leave it off if the LINE account is your own',
  save: 'Save and sign in',
  saved: 'New password set',
  neverAsked: 'Our team never asks for your OTP code or password',
}
