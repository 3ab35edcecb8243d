import type * as thai from '#src/strings/lotto/ahead.ts'
import type { Sentences } from '../../sentences.ts'
import { counted } from '../../counted.ts'

const draws = (count: number) => counted(count, 'draw')

export const ahead: Sentences<typeof thai.ahead> = {
  title: 'Buy several draws ahead',
  same: (lottery, lines, total) => `${lottery}, the same ${counted(lines, 'line')}, ${total} a draw`,
  apart: 'Each draw is a bet of its own, charged when you buy. Nothing is renewed by itself',
  howMany: 'How many draws',
  first: draws,
  list: 'Open draws',
  closes: (when) => `Closes ${when}`,
  checking: 'Checking',
  checkFailed: 'This draw could not be checked. Nothing has been charged',
  noneTaken: 'This draw does not take these numbers',
  taken: (taken, of) => `Takes ${taken} of ${of} lines`,
  line: (name, number, said) => `${name} ${number} ${said}`,
  pays: (now, before) => `Pays ${now} (this bet pays ${before})`,
  more: (count) => `${count} more`,
  sending: 'Sending',
  placed: (no) => `Bought, bet #${no}`,
  unknown: 'Not yet known. It will not be sent twice',
  refused: 'Not bought, nothing charged',
  notArrived: 'Did not arrive, nothing charged',
  changed:
    'Rates or amounts changed after checking. Nothing has been charged. See the new total and buy again',
  charged: (count) => `Charged now for ${draws(count)}`,
  balance: 'Balance after buying',
  short: (amount) => `Not enough money: ${amount} short. Choose fewer draws or deposit first`,
  deposit: 'Deposit',
  buy: (count) => `Buy ${draws(count)}`,
  choose: 'Choose the draws to buy',
  askAgain: 'Check again',
  unknownNote: 'The result of a draw is not known yet. Check it before buying the rest',
  done: (count) => `${draws(count)} bought ahead`,
  emptyTitle: 'No other draws are open yet',
  emptyText: 'This lottery opens one draw at a time. Come back when the next one opens',
  opensText: (title, when) => `${title} opens ${when}`,
  failed: 'Could not load open draws',
  waiting: (count) => `A purchase of ${draws(count)} ahead is not finished`,
  goOn: 'Continue',
}
