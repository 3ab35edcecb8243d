import type * as thai from '#src/strings/rewards/consent.ts'
import type { Sentences } from '../../sentences.ts'
import { counted } from '../../counted.ts'

export const consent: Sentences<typeof thai.consent> = {
  titles: {
    coupon: 'Before you use this coupon',
    reward: 'Before you take this reward',
    promotion: 'Before you take this promotion',
  },
  own: 'Your money',
  ownLeft: 'Your other money',
  ownFree: 'Not bound, withdrawable at any time',
  gets: 'You get',
  bonus: (baht, wallet) => `Bonus of ${baht} in ${wallet}`,
  binds: 'What is bound',
  bonusOnly: (baht) => `Only the bonus of ${baht}`,
  movedAndBonus: (moved, credit) => `The ${moved} you move in, and the bonus of ${credit}`,
  play: (baht, games) => `Turnover of ${baht} in ${games}`,
  most: (baht) => `At most ${baht} of what the bonus wins can be withdrawn`,
  until: 'Until when',
  days: (days) => `Within ${counted(days, 'day')} of taking it`,
  noEnd: 'No end',
  expires: 'If not done, the bonus expires. Your own money is not touched',
  expiresMoved: 'If not done, the bonus expires. What is left of the money you moved in is yours again',
  quit: 'How to end it',
  quitWhere: 'My promotions, then cancel',
  quitBonus: 'Possible when no bets are open. The bonus and what it won are taken back',
  quitMoved: 'Possible when no bets are open. What is left of your money in it is yours again',
  order: 'Your own money is always played first. Withdrawing from this wallet ends the bonus',
  agree: 'I have read this and take the bonus on these conditions',
  agreeMoved: (baht) => `I have read this and move ${baht} into the promotion`,
  no: 'No, thanks',
  yes: (baht) => `Take the bonus of ${baht}`,
  mainWallet: 'Main wallet',
}
