import type * as thai from '#src/strings/money/wallets.ts'
import type { Sentences } from '../../sentences.ts'
import { turnoverCategories } from './turnover-categories.ts'

export const wallets: Sentences<typeof thai.wallets> = {
  total: 'Total of all wallets',
  updated: (time) => `Updated ${time}`,
  refresh: 'Refresh balance',
  forAll: 'For all games',
  only: (category) => `Only ${category}`,
  withPromotion: 'Promotion on',
  turnoverLeft: 'Turnover left',
  turnoverOf: (name) => `Progress of ${name}`,
  done: (baht) => `Done ${baht}`,
  goal: (baht) => `Target ${baht}`,
  until: (date) => `until ${date}`,
  below30: 'Balance below ฿30: you can take a new promotion',
  withdrawable: 'Withdrawable now',
  own: 'Your money',
  ownAlways: 'Can be withdrawn at any time',
  ownFirst: 'Always used before the bonus. Withdrawing ends the promotion',
  bonus: 'Bonus and promotion money',
  bound: 'Free when the turnover is done or the promotion is cancelled',
  toPromotion: 'See this promotion',
  sheet: 'Balance',
  list: 'Wallets',
  bonusApart: 'Bonus, kept apart',
  toStatement: 'History',
  failed: 'Could not load your wallets',
  moneySafe: 'Your money is safe',
  none: 'No wallets yet',
  noneText: 'Contact support to open your wallet',
  categories: turnoverCategories,
}
