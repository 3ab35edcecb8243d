import type * as thai from '#src/strings/money/transfer.ts'
import type { Sentences } from '../../sentences.ts'

export const transfer: Sentences<typeof thai.transfer> = {
  open: 'Transfer',
  title: 'Transfer between wallets',
  from: 'From wallet',
  to: 'To wallet',
  amount: 'Amount',
  amountRequired: 'Please enter an amount',
  more: (balance) => `At most ${balance}`,
  all: 'All',
  has: (own) => `Transferable ${own}`,
  option: (name, balance) => `${name} ${balance}`,
  choose: 'Choose a wallet',
  none: 'Nothing to transfer yet',
  noneText: 'You need money that no promotion binds, and a second wallet that can take it',
  left: (names) =>
    `Bonus and promotion money of ${names} cannot be transferred. The figure above is your own money`,
  categoryNote: (wallet, games) => `Money in ${wallet} can only be used for ${games}`,
  confirm: 'Confirm transfer',
  done: (amount, wallet) => `${amount} transferred to ${wallet}`,
  doneUnknownAmount: 'Transfer done',
}
