import type * as thai from '#src/strings/auth/first-use.ts'
import type { Sentences } from '../../sentences.ts'

export const firstUse: Sentences<typeof thai.firstUse> = {
  hello: (name) => (name ? `Hello ${name}` : 'Signed in with LINE'),
  notLinked: 'This LINE account is not linked to a member yet',
  twoSteps: 'We have your name from LINE. Two steps left',
  choice: 'Existing member or new',
  have: 'I am a member',
  create: 'I am new',
  once: 'Link once, and next time you are in at once',
  allThere: 'Balance, points and bets stay as they are. Unlink at any time in your profile',
  link: 'Link account with LINE',
  skip: 'Look around first',
  bySms: 'Rather no password?',
  bySmsLink: 'Verify by SMS',
  byPassword: 'Use a password instead',
  mobileHint: 'The number you registered with',
  codeHint: 'For the 6-digit code sent by SMS',
  passwordHint: 'For signing in outside LINE',
  adultsOnly: 'By asking for the code you confirm that you are 20 or over and will play responsibly',
  fromLink: 'From the link you opened',
  willBeLinked: 'Your new account is linked to this LINE at once',
  linked: 'Account linked with LINE',
}
