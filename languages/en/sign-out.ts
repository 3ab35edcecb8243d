import type * as thai from '#src/strings/sign-out.ts'
import type { Sentences } from '../sentences.ts'

export const signOutWords: Sentences<typeof thai.signOutWords> = {
  title: 'Sign out?',
  body: 'Open games will be closed. Your balance does not change',
  confirm: 'Confirm',
  cancel: 'Cancel',
  done: 'You are signed out',
  here: 'Signed out on this device',
}
