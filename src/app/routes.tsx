/** The table of contents (ROUTE-1). Every page is loaded on its own; how the landing comes is the entry's decision. */
import type { ComponentType } from 'react'
import { redirect, replace, type RouteObject } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { shell } from '#src/strings/shell.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { requireMember, requireVisitor } from './guards.ts'
import { DefaultLayout } from './layouts/DefaultLayout.tsx'
import { PageFallback } from './PageFallback.tsx'
import { Root } from './Root.tsx'
import { RootError } from './RootError.tsx'
import type { RouteHandle } from './route-handle.ts'

type Load = () => Promise<ComponentType>

const lazyOf = (load: Load) => async () => ({ Component: await load() })
const title = (text: string): RouteHandle => ({ title: text })

const page = (path: string, heading: string, load: Load): RouteObject => ({
  path,
  handle: title(heading),
  lazy: lazyOf(load),
})

/** A page with a vermilion action of its own. */
const quietPage = (path: string, heading: string, load: Load): RouteObject => ({
  ...page(path, heading, load),
  handle: { title: heading, quiet: true } satisfies RouteHandle,
})

/** A page whose own bar takes the place of the tabs on a phone. */
const taskPage = (path: string, heading: string, load: Load): RouteObject => ({
  ...page(path, heading, load),
  handle: { title: heading, quiet: true, task: true } satisfies RouteHandle,
})

/** A page whose figures run down its right edge. */
const figuresPage = (path: string, handle: RouteHandle, load: Load): RouteObject => ({
  ...page(path, handle.title, load),
  handle: { ...handle, figures: true } satisfies RouteHandle,
})

const affiliate: Load = async () => (await import('#src/pages/AffiliatePage.tsx')).AffiliatePage
const cashback: Load = async () => (await import('#src/pages/CashbackPage.tsx')).CashbackPage
const coupon: Load = async () => (await import('#src/pages/CouponPage.tsx')).CouponPage
const creditfree: Load = async () => (await import('#src/pages/CreditfreePage.tsx')).CreditfreePage
const deposit: Load = async () => (await import('#src/pages/DepositPage.tsx')).DepositPage
const inbox: Load = async () => (await import('#src/pages/InboxPage.tsx')).InboxPage
const login: Load = async () => (await import('#src/pages/LoginPage.tsx')).LoginPage
const register: Load = async () => (await import('#src/pages/RegisterPage.tsx')).RegisterPage
const lottoBills: Load = async () => (await import('#src/pages/LottoBillsPage.tsx')).LottoBillsPage
const lobby: Load = async () => (await import('#src/pages/LobbyPage.tsx')).LobbyPage
const lottoLobby: Load = async () => (await import('#src/pages/LottoLobbyPage.tsx')).LottoLobbyPage
const lottoRates: Load = async () => (await import('#src/pages/LottoRatesPage.tsx')).LottoRatesPage
const lottoRound: Load = async () => (await import('#src/pages/LottoRoundPage.tsx')).LottoRoundPage
const lottoResults: Load = async () => (await import('#src/pages/LottoResultsPage.tsx')).LottoResultsPage
const payment: Load = async () => (await import('#src/pages/PaymentPage.tsx')).PaymentPage
const play: Load = async () => (await import('#src/pages/PlayPage.tsx')).PlayPage
const memberPromotions: Load = async () =>
  (await import('#src/pages/MemberPromotionsPage.tsx')).MemberPromotionsPage
const poll: Load = async () => (await import('#src/pages/PollPage.tsx')).PollPage
const promotions: Load = async () => (await import('#src/pages/PromotionsPage.tsx')).PromotionsPage
const member: Load = async () => (await import('#src/pages/MemberPage.tsx')).MemberPage
const redeem: Load = async () => (await import('#src/pages/RedeemPage.tsx')).RedeemPage
const share: Load = async () => (await import('#src/pages/SharePage.tsx')).SharePage

const start: Load = async () => (await import('#src/pages/StartPage.tsx')).StartPage
const profile: Load = async () => (await import('#src/pages/ProfilePage.tsx')).ProfilePage
const forgot: Load = async () => (await import('#src/pages/ForgotPage.tsx')).ForgotPage
const statement: Load = async () => (await import('#src/pages/StatementPage.tsx')).StatementPage
const wheel: Load = async () => (await import('#src/pages/WheelPage.tsx')).WheelPage
const winloss: Load = async () => (await import('#src/pages/WinlossPage.tsx')).WinlossPage
const memberWinloss: Load = async () => (await import('#src/pages/MemberWinlossPage.tsx')).MemberWinlossPage
const withdraw: Load = async () => (await import('#src/pages/WithdrawPage.tsx')).WithdrawPage
const withdrawal: Load = async () => (await import('#src/pages/WithdrawalPage.tsx')).WithdrawalPage

const authLayout: Load = async () => (await import('./layouts/AuthLayout.tsx')).AuthLayout
const gameLayout: Load = async () => (await import('./layouts/GameLayout.tsx')).GameLayout
const liffLayout: Load = async () => (await import('./layouts/LiffLayout.tsx')).LiffLayout
const lobbyLayout: Load = async () => (await import('./layouts/LobbyLayout.tsx')).LobbyLayout
const paymentLayout: Load = async () => (await import('./layouts/PaymentLayout.tsx')).PaymentLayout

const publicPages: RouteObject[] = [
  { path: 'login', handle: title(shell.login), loader: requireVisitor, lazy: lazyOf(login) },
  { path: 'register', handle: title(shell.register), loader: requireVisitor, lazy: lazyOf(register) },
  page('forgot', pageTitles.forgot, forgot),
  figuresPage('affiliate', { title: pageTitles.affiliate, quiet: true, task: 'visitors' }, affiliate),
  taskPage('cashback', pageTitles.cashback, cashback),
  quietPage('promotions', pageTitles.promotions, promotions),
  figuresPage('redeem', { title: pageTitles.redeem }, redeem),
  page('winloss', pageTitles.winloss, winloss),
  figuresPage('lotto/lobby', { title: pageTitles.lottoLobby, quiet: true }, lottoLobby),
  { ...page('lotto/bills', pageTitles.lottoBills, lottoBills), loader: requireMember },
  figuresPage('lotto/rates', { title: pageTitles.lottoRates }, lottoRates),
  figuresPage('lotto/results', { title: pageTitles.lottoResults }, lottoResults),
  {
    path: 'lotto/:roundId?',
    handle: { title: pageTitles.lottoRound, quiet: true, task: true } satisfies RouteHandle,
    loader: someRound,
    lazy: lazyOf(lottoRound),
  },
  {
    path: 'poll/:id?',
    handle: { title: pageTitles.poll, quiet: true, task: true } satisfies RouteHandle,
    lazy: lazyOf(poll),
  },
  page('share', shell.makeLink, share),
]

const lobbyPages: RouteObject[] = [
  page('casino', shell.categories.casino, lobby),
  page('fishing', shell.categories.fishing, lobby),
  page('freespin', shell.categories.freespin, lobby),
  page('slot', shell.categories.slot, lobby),
  page('sport', shell.categories.sport, lobby),
  { ...page('lobby/:name?', shell.gameLobby, lobby), loader: knownLobby },
]

const memberPages: RouteObject[] = [
  page('member', shell.myWallets, member),
  quietPage('member/coupon', pageTitles.coupon, coupon),
  quietPage('member/creditfree', pageTitles.quests, creditfree),
  page('member/inbox', pageTitles.inbox, inbox),
  quietPage('member/profile', pageTitles.profile, profile),
  page('member/promotions', pageTitles.memberPromotions, memberPromotions),
  page('member/statement', pageTitles.statement, statement),
  quietPage('member/wheel', pageTitles.wheel, wheel),
  taskPage('member/winloss', pageTitles.winloss, memberWinloss),
]

const paymentPages: RouteObject[] = [
  page('member/deposit', pageTitles.deposit, deposit),
  page('member/payment', pageTitles.payment, payment),
  page('member/withdraw', pageTitles.withdraw, withdraw),
  page('member/withdraw/:id', shell.oneWithdrawal, withdrawal),
]

/** First use after LINE; addresses of LIFF that the web's router meets, and in LIFF names that no page has (ENV-4, ENV-5). */
const liffPages: RouteObject[] = [
  page('start', pageTitles.start, start),
  { path: 'liff/:name?', loader: webPage, element: null },
]

/** `landing`: the component of `/`, or how it is loaded. */
export const routesWith = (landing: Pick<RouteObject, 'Component' | 'lazy'>): RouteObject[] => [
  {
    path: '/',
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: PageFallback,
    children: [
      // A failed page keeps header and tabs around its error (ROUTE-2, ROUTE-5).
      {
        Component: DefaultLayout,
        children: [{ ErrorBoundary: ErrorPage, children: [{ index: true, ...landing }, ...publicPages] }],
      },
      { lazy: lazyOf(lobbyLayout), children: [{ ErrorBoundary: ErrorPage, children: lobbyPages }] },
      {
        lazy: lazyOf(authLayout),
        loader: requireMember,
        children: [{ ErrorBoundary: ErrorPage, children: memberPages }],
      },
      {
        lazy: lazyOf(paymentLayout),
        loader: requireMember,
        children: [{ ErrorBoundary: ErrorPage, children: paymentPages }],
      },
      { lazy: lazyOf(gameLayout), children: [page('play', shell.playing, play)] },
      {
        lazy: lazyOf(liffLayout),
        children: [{ ErrorBoundary: ErrorPage, children: liffPages }],
      },
      {
        path: '*',
        Component: DefaultLayout,
        children: [{ path: '*', ErrorBoundary: ErrorPage, loader: webPage, element: null }],
      },
    ],
  },
]

/** Which lobbies there are is the contract's word, loaded with the lobby. */
async function knownLobby({ request }: { request: Request }): Promise<null> {
  const { lobbyOf } = await import('#src/features/lobby/lobby-url.ts')
  return lobbyOf(new URL(request.url).pathname) ? null : notFound()
}

/** Without a round the lobby shows those that take bets. */
function someRound({ params, request }: { params: { roundId?: string }; request: Request }): Response | null {
  return params.roundId ? null : redirect(paths.lottoLobby() + new URL(request.url).search)
}

/** The page that an address of LIFF stands for, as the web has it (decision 017). */
async function webPage({ request }: { request: Request }): Promise<Response> {
  const { fromLiffPath } = await import('#src/lib/liff-pages.ts')
  const { pathname, search } = new URL(request.url)
  const path = fromLiffPath(pathname)
  return path === null ? notFound() : replace(path + search)
}

/** ROUTE-2: an unknown address is an error with status 404, not an empty page. */
function notFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}
