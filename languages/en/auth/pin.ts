import type * as thai from '#src/strings/auth/pin.ts'
import type { Sentences } from '../../sentences.ts'

export const pin: Sentences<typeof thai.pin> = {
  title: 'Enter your 6-digit PIN',
  why: {
    withdraw: 'To confirm it is you before money goes out',
    bank_account: 'To confirm it is you before the bank account changes',
    line: 'To confirm it is you before the LINE account changes',
    passkey: 'To confirm it is you before fingerprint or face changes',
  },
  whyWithdraw: (sum: string) => `Withdraw ${sum}: confirm that it is you`,
  label: '6-digit PIN',
  keys: 'Number keys',
  typed: (count) => `${count} of 6 digits entered`,
  wrong: (left) => `Wrong PIN. ${left} ${left === 1 ? 'try' : 'tries'} left`,
  forgot: 'Forgot PIN',
  checking: 'Checking',
  clear: 'Clear',

  lockedTitle: 'Your PIN is locked',
  lockedText:
    'It was wrong 5 times. Your money is safe. Set a new PIN with a code sent to your phone and go on right away.',
  reset: 'Set a new PIN by OTP',

  setTitle: 'Set a PIN',
  setText:
    'Six digits for withdrawals and changes of account: nobody else can take money out, even signed in as you.',
  sendTo: (mobile) => `The code goes to ${mobile}`,
  send: 'Send the code',
  codeLabel: '6-digit OTP',
  choose: 'Choose 6 digits',
  chooseText: 'Avoid birthdays and runs of digits',
  again: 'Enter them again',
  differs: 'The two are not the same. Choose again',
  easy: 'This PIN is easy to guess. Please choose another',
  done: 'PIN set',

  part: 'PIN',
  partSet: (day) => `Set on ${day}`,
  partNone: 'Not set. It confirms withdrawals and changes of account',
  partLocked: 'Locked. Set a new one by OTP',
  change: 'Change PIN',
}
