import type * as thai from '#src/strings/auth/first-day.ts'
import type { Sentences } from '../../sentences.ts'

export const firstDay: Sentences<typeof thai.firstDay> = {
  title: 'Three steps to begin',
  done: (done) => `${done} of 3 done`,
  finished: 'Done',
  account: {
    title: 'Add a bank account',
    text: 'In your own name, for deposits and withdrawals',
    action: 'Add',
  },
  deposit: { title: 'First deposit', text: 'From 100 baht, by QR code', action: 'Deposit' },
  play: { title: 'Choose a game or a lottery', text: 'Try for free first, without money', action: 'Choose' },
}
