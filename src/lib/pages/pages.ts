/** The table of contents (ROUTE-1): every page of the site, declared once, and all that follows from it (decision 052). */
import { pageTitles } from '#src/strings/page-titles.ts'
import { shell } from '#src/strings/shell.ts'
import { toldBy } from '../told.ts'
import { memberPages } from './member-pages.ts'
import type { Page } from './page.ts'

type Category = 'casino' | 'fishing' | 'freespin' | 'slot' | 'sport'

/** The lobby of a category, by its name everywhere. */
const lobbyOf = <Name extends Category>(name: Name) =>
  ({
    path: `/${name}`,
    component: 'games/LobbyPage',
    title: shell.categories[name],
    layout: 'lobby',
    liff: name,
    card: name,
  }) as const

/** By the names of their links (`paths.memberDeposit()`). */
export const pages = {
  home: { path: '/', component: 'landing/LandingPage', liff: '' },
  login: {
    path: '/login',
    component: 'auth/LoginPage',
    title: shell.login,
    guard: 'visitor',
    liff: 'login',
    form: true,
  },
  register: {
    path: '/register',
    component: 'auth/RegisterPage',
    title: shell.register,
    guard: 'visitor',
    liff: 'register',
    card: 'register',
    form: true,
  },
  forgot: {
    path: '/forgot',
    component: 'auth/ForgotPage',
    title: pageTitles.forgot,
    liff: 'forgot',
    form: true,
  },
  affiliate: {
    path: '/affiliate',
    component: 'member/AffiliatePage',
    title: pageTitles.affiliate,
    liff: 'affiliate',
    card: 'invite',
    quiet: true,
    task: 'visitors',
  },
  cashback: {
    path: '/cashback',
    component: 'money/CashbackPage',
    title: pageTitles.cashback,
    liff: 'cashback',
    quiet: true,
    task: true,
  },
  promotions: {
    path: '/promotions',
    component: 'member/PromotionsPage',
    title: pageTitles.promotions,
    liff: 'promotions',
    card: 'promotions',
    quiet: true,
    offer: true,
  },
  redeem: {
    path: '/redeem',
    component: 'rewards/RedeemPage',
    title: pageTitles.redeem,
    liff: 'redeem',
  },
  winloss: { path: '/winloss', component: 'money/WinlossPage', title: pageTitles.winloss, liff: 'winloss' },
  poll: {
    path: '/poll/:id?',
    component: 'rewards/PollPage',
    title: pageTitles.poll,
    liff: 'poll',
    quiet: true,
    task: true,
  },
  /** It has actions of its own where the tabs would be. */
  share: {
    path: '/share',
    component: 'member/SharePage',
    title: shell.makeLink,
    liff: 'share',
    card: 'invite',
    task: true,
    offer: true,
  },

  lottoLobby: {
    path: '/lotto/lobby',
    component: 'lotto/LottoLobbyPage',
    title: pageTitles.lottoLobby,
    quiet: true,
  },
  lottoBills: {
    path: '/lotto/bills',
    component: 'lotto/LottoBillsPage',
    title: pageTitles.lottoBills,
    guard: 'member',
  },
  lottoRates: {
    path: '/lotto/rates',
    component: 'lotto/LottoRatesPage',
    title: pageTitles.lottoRates,
  },
  lottoResults: {
    path: '/lotto/results',
    component: 'lotto/LottoResultsPage',
    title: pageTitles.lottoResults,
  },
  lottoCheck: {
    path: '/lotto/check/:code?',
    component: 'lotto/LottoCheckPage',
    title: pageTitles.lottoCheck,
    liff: 'check',
    quiet: true,
  },
  lottoPast: {
    path: '/lotto/past/:lotteryId?',
    component: 'lotto/LottoPastPage',
    title: pageTitles.lottoPast,
  },
  lottoRound: {
    path: '/lotto/:roundId?',
    component: 'lotto/LottoRoundPage',
    title: pageTitles.lottoRound,
    titleTold: toldBy('/api/lotto/round', 'round.lottery_name'),
    guard: 'round',
    liff: 'lotto',
    card: 'lotto',
    quiet: true,
    task: true,
  },

  casino: lobbyOf('casino'),
  fishing: lobbyOf('fishing'),
  freespin: lobbyOf('freespin'),
  slot: lobbyOf('slot'),
  sport: lobbyOf('sport'),
  lobby: {
    path: '/lobby/:name?',
    component: 'games/LobbyPage',
    title: shell.gameLobby,
    layout: 'lobby',
    guard: 'lobby',
    liff: 'lobby',
  },
  play: { path: '/play', component: 'games/PlayPage', title: shell.playing, layout: 'game', liff: 'play' },

  ...memberPages,

  memberDeposit: {
    path: '/member/deposit',
    component: 'money/DepositPage',
    title: pageTitles.deposit,
    layout: 'payment',
    liff: 'deposit',
    card: 'deposit',
  },
  memberPayment: {
    path: '/member/payment',
    component: 'money/PaymentPage',
    title: pageTitles.payment,
    layout: 'payment',
    liff: 'payment',
    card: 'deposit',
  },
  memberWithdraw: {
    path: '/member/withdraw',
    component: 'money/WithdrawPage',
    title: pageTitles.withdraw,
    layout: 'payment',
    liff: 'withdraw',
  },
  memberWithdrawal: {
    path: '/member/withdraw/:id',
    component: 'money/WithdrawalPage',
    title: shell.oneWithdrawal,
    layout: 'payment',
  },

  /** First use of a LINE account: sign in once, or register. */
  start: {
    path: '/start',
    component: 'auth/StartPage',
    title: pageTitles.start,
    layout: 'liff',
    liff: 'start',
    card: 'register',
  },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export const everyPage: readonly Page[] = Object.values(pages)
