import type * as thai from '#src/strings/protection/here.ts'
import type { Sentences } from '../../sentences.ts'

export const here: Sentences<typeof thai.here> = {
  title: 'This device only',
  text: 'Kept on this device alone. Other devices know nothing of it, and it goes if the browser’s data is cleared',
  account: 'For the whole account, please tell support',
  saved: 'Saved on this device',
  notKept: 'This device does not let us keep anything, so it cannot be set',
  about: {
    deposit: 'Counts deposits opened on this device, withdrawals not taken off',
    time: 'Counts the time a page of play is open on this device',
  },
  depositLeft: (amount) => `You can deposit up to ${amount} more from this device, by the limit you set`,
  depositOver: (amount) => `Over the deposit limit set on this device. You can deposit up to ${amount} more`,
  breakText: 'Begins at once on this device and cannot be ended early',
  during: {
    stops: ['No deposits, bets or games from this device'],
    goesOn: ['You can withdraw and see your history as usual', 'Other devices can still play'],
  },
  today: 'Time played on this device today',
  checked: 'Counts this device’s time. What was staked and returned cannot be seen here',
  timeUp: 'The playing time set on this device is up',
}
