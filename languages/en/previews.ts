import type * as thai from '#src/strings/previews.ts'
import type { Sentences } from '../sentences.ts'

export const previewWords: Sentences<typeof thai.previewWords> = {
  '': {
    title: 'Home',
    headline: 'Casino, slots, fishing, sports and lottery',
    text: 'All games and lotteries in one place, on the web and in LINE. For people aged 20 and over',
  },
  start: {
    title: 'Get started with LINE',
    text: 'Link LINE to your member account, or register in a few steps',
  },
  login: { title: 'Sign in', text: 'With your username and password, or with LINE' },
  register: {
    title: 'Register',
    text: 'Confirm your mobile number by SMS and you are ready. For people aged 20 and over',
    action: 'Go to registration',
  },
  forgot: { title: 'Forgot password', text: 'Set a new password with a code sent by SMS' },
  affiliate: { title: 'Refer a friend', text: 'Your link and code, your friends, and what you have earned' },
  cashback: { title: 'Daily cashback', text: 'Your play of the day and the cashback you can claim' },
  promotions: {
    title: 'Promotions',
    text: 'Bonus, conditions and turnover of every promotion, before you take one',
    action: 'See conditions',
  },
  redeem: { title: 'Point shop', text: 'Redeem your points for credit and prizes' },
  winloss: { title: 'Weekly rebate', text: 'Rebate weeks, rates, and what you can claim' },
  casino: { title: 'Casino', text: 'Baccarat, roulette, sic bo and live tables from many providers' },
  fishing: { title: 'Fishing', text: 'Fishing games from many providers. Try the demo first' },
  freespin: { title: 'Free spins', text: 'Games with free spins, by provider' },
  slot: { title: 'Slots', text: 'Slots from many providers. Search by name, try the demo first' },
  sport: { title: 'Sports', text: 'Matches and odds in every sport' },
  lobby: { title: 'Game lobby', text: 'Search games from every provider. Try the demo first' },
  play: { title: 'Play', text: 'Open this game. Try the demo first' },
  lotto: {
    title: 'Lottery',
    text: 'Thai government, foreign and Yeekee lotteries, with closing times and payout rates',
  },
  check: {
    title: 'Check a receipt',
    text: 'Enter the check code to see whether a receipt matches our records',
  },
  poll: { title: 'Prediction poll', text: 'Make your prediction and see how members voted' },
  share: { title: 'Create a link and QR code', text: 'Make a link, QR code and poster of any page' },
  break: { title: 'Take a break', text: 'Stop playing for a while, or for long. It starts at once' },
  coupon: { title: 'Use a coupon', text: 'Enter a coupon code for credit or points' },
  creditfree: {
    title: 'Quests and free credit',
    text: 'Quests and free credit promotions that are open now',
  },
  data: { title: 'My data', text: 'See and download what is kept about you, and close your account' },
  deposit: { title: 'Deposit', text: 'By PromptPay QR, bank transfer or e-wallet' },
  inbox: {
    title: 'Notifications',
    text: 'Deposits, withdrawals, results and announcements, the same on every device',
  },
  limits: { title: 'My limits', text: 'Set your own limits for deposits, losses, bets and playing time' },
  payment: { title: 'Payment', text: 'See how your deposit is going' },
  profile: { title: 'Profile', text: 'Your details, bank accounts, password and LINE' },
  'my-promotions': { title: 'My promotions', text: 'Active promotions and the turnover left' },
  statement: { title: 'Statement', text: 'Past deposits, withdrawals, transfers and bets' },
  wheel: { title: 'Lucky wheel', text: 'Use your spins and see your prizes' },
  'my-winloss': { title: 'My weekly rebate', text: 'This week’s rebate, and claim it to your wallet' },
  withdraw: { title: 'Withdraw', text: 'To the bank account linked to your membership' },
  member: { title: 'My wallets', text: 'Balances of all wallets and latest transactions' },
}
