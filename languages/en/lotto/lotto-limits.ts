import type * as thai from '#src/strings/lotto/lotto-limits.ts'
import type { Sentences } from '../../sentences.ts'

export const limitWords: Sentences<typeof thai.limitWords> = {
  range: (least, most) => `${least}–${most}`,
  own: (from, rate) => `What you bet on one number above ${from} pays ${rate}`,
  all: (from, rate) => `What everybody bets on one number above ${from} pays ${rate}`,
  cap: (most) => `At most ${most} a number from everybody`,
  member: 'You can bet in this draw',
  staked: 'You have bet',
  left: 'You can still bet',
  memberStep: (from) => `What you bet above ${from} in all pays`,
  percent: (percent) => `${percent}% of the rate`,
  payout: 'Paid in all for one result',
  upTo: (most) => `At most ${most}`,
}
