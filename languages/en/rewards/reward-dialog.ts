import type * as thai from '#src/strings/rewards/reward-dialog.ts'
import type { Sentences } from '../../sentences.ts'

export const rewardDialog: Sentences<typeof thai.rewardDialog> = {
  title: 'You got',
  mainWallet: 'Main wallet',
  creditTo: (wallet) => `Credit added to ${wallet}`,
  pointsAdded: (now) => `Points added. You now have ${now}`,
  pointsGiven: 'Points added',
  spinsAdded: 'Spins added',
  turnover: (amount) => `Turnover of ${amount} before it can be withdrawn`,
  turnoverUntil: (amount, day) => `Turnover of ${amount} by ${day} before it can be withdrawn`,
  close: 'Close',
}
