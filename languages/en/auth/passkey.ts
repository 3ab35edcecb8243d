import type * as thai from '#src/strings/auth/passkey.ts'
import type { Sentences } from '../../sentences.ts'

export const passkey: Sentences<typeof thai.passkey> = {
  use: 'Use fingerprint or face',
  asking: 'Confirm with your fingerprint or face',
  notGood: 'That did not work. You can enter your PIN instead',
  none: 'No fingerprint or face is in use. You can enter your PIN instead',

  part: 'Fingerprint or face',
  partText: 'In place of the PIN, on devices where you turned it on',
  offer: 'Use your fingerprint or face instead of the PIN next time',
  add: 'Turn on for this device',
  later: 'Not now',
  added: 'Fingerprint or face is on',
  already: 'It is on for this device already',
  failed: 'Could not turn it on. Please try again',
  since: (day) => `On since ${day}`,
  removed: 'Removed. Your PIN works as before',
  willGo: 'Fingerprint or face will be removed. You can turn it on again once the PIN is set',
}
