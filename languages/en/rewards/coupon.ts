import type * as thai from '#src/strings/rewards/coupon.ts'
import type { Sentences } from '../../sentences.ts'
import { counted } from '../../counted.ts'

export const coupon: Sentences<typeof thai.coupon> = {
  title: 'Have a coupon code?',
  text: 'Enter the code from an event or from our staff',
  code: 'Coupon code',
  codeRequired: 'Please enter the coupon code',
  codeShape: 'A code has English letters and digits only',
  clear: 'Clear code',
  use: 'Use coupon',
  named: (code) => `Coupon ${code}`,
  triesLeft: (left) => `${counted(left, 'try', 'tries')} left this hour`,
  noTries: 'No tries left this hour. Please wait, then try again',

  doneTitle: 'Coupon used',
  creditTo: (wallet) => `Credit added to ${wallet}`,
  pointsAdded: 'Points added',
  points: (count) => `+${counted(count, 'point')}`,
  mainWallet: 'Main wallet',
  turnover: 'Turnover needed',
  turnoverTimes: (times) => `Turnover needed ${times}×`,
  noTurnover: 'None',
  usableFor: 'For',
  within: 'Turnover by',
  balanceOf: (wallet) => `Balance of ${wallet}`,
  pointsNow: 'Your points',
  ok: 'OK',

  history: 'Recently used',
  historyFailed: 'Could not load coupon history',
  none: 'No coupons used yet',
  noneText: 'Coupons you use appear here',
  states: { expired: 'Expired', cancelled: 'Cancelled' },
  more: (count) => `Showing the latest ${count}`,
}
