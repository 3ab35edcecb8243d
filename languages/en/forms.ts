import type * as thai from '#src/strings/forms.ts'
import type { Sentences } from '../sentences.ts'

export const forms: Sentences<typeof thai.forms> = {
  required: 'Please fill in everything',
  passwordRequired: 'Please enter your password',
  passwordTooShort: (min) => `The password needs at least ${min} characters`,
  passwordTooLong: (max) => `The password can have at most ${max} characters`,
  mobileRequired: 'Please enter your mobile number',
  mobileInvalid: 'This is not a valid mobile number',
  otpIncomplete: (length) => `Enter all ${length} digits of the code`,
  accountRequired: 'Please enter the account number',
  accountLength: (min, max) => `The account number must have ${min}–${max} digits`,
  thaiKeyboard: 'Your keyboard is set to Thai. Switch it to English before typing',
  retryIn: (left) => `Try again in ${left}`,
  seconds: (left) => `${left} s`,
}

export const passwordField: Sentences<typeof thai.passwordField> = {
  show: 'Show password',
  hide: 'Hide password',
  thaiKeyboard: 'Your keyboard is set to Thai. Switch it to English before typing the password',
  capsLock: 'Caps Lock is on: letters will be capitals',
}
