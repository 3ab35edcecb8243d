import type * as thai from '#src/strings/auth/password.ts'
import type { Sentences } from '../../sentences.ts'

export const password: Sentences<typeof thai.password> = {
  new: 'New password',
  repeat: 'Repeat password',
  length: (min, max) => `${min}–${max} characters`,
  differs: 'The two passwords are not the same',
  checks: 'What it should have',
  longEnough: (min) => `${min} characters or more`,
  mixed: 'Letters and digits',
  mustDiffer: 'The new password must differ from the old one',
  notOld: 'Not the old password',
  done: 'Done',
  missing: 'Not yet',
}
