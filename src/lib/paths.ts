/** Every address of the site is built here; a test matches each builder to exactly one route (ROUTE-1). */
import type { LobbyKey } from '#contracts/games.ts'

type Query = Readonly<Record<string, string | number | null | undefined>>

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value != null && value !== '') search.set(key, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

export interface PlayTarget {
  gameId: string
  providerId: string
  mode: 'real' | 'demo'
}

export const paths = {
  home: (query: { ag?: string | null; code?: string | null } = {}) => withQuery('/', query),
  /** The lobby part of the landing page, from the bottom tabs (SHELL-2). */
  homeLobby: () => '/#feature-lobby',
  login: () => '/login',
  register: (query: { code?: string | null } = {}) => withQuery('/register', query),
  forgot: () => '/forgot',
  affiliate: (query: { view?: 'network' | 'transactions' } = {}) => withQuery('/affiliate', query),
  /** `day` opens one, as `2026-11-20`; `view` what was played, or the rules. */
  cashback: (query: { day?: string; view?: 'turnover' | 'rules' } = {}) => withQuery('/cashback', query),
  /** `id` opens one promotion, `kind` shows those of a kind. */
  promotions: (query: { id?: string; kind?: string } = {}) => withQuery('/promotions', query),
  /** `item` opens one; `of` is the part of the history. */
  redeem: (query: { kind?: string; item?: string; view?: 'history'; of?: 'points' } = {}) =>
    withQuery('/redeem', query),
  winloss: () => '/winloss',
  casino: () => '/casino',
  fishing: () => '/fishing',
  freespin: () => '/freespin',
  /** Makes links and posters; begins with the page that is to be shared. */
  share: (to?: string) => withQuery('/share', { to }),
  slot: () => '/slot',
  sport: () => '/sport',
  /** First use of a LINE account: sign in once, or register. */
  start: () => '/start',
  lobby: (key?: LobbyKey, query: { q?: string; provider?: string } = {}) =>
    withQuery(key ? `/lobby/${key}` : '/lobby', query),
  play: ({ gameId, providerId, mode }: PlayTarget) =>
    withQuery('/play', { game: gameId, provider: providerId, mode: mode === 'demo' ? 'demo' : null }),
  /** `choice`: the one a visitor had made before signing in. */
  poll: (id?: string, query: { choice?: string } = {}) =>
    withQuery(id ? `/poll/${encodeURIComponent(id)}` : '/poll', query),
  lottoLobby: (query: { category?: string; q?: string } = {}) => withQuery('/lotto/lobby', query),
  /** `bill` opens one. */
  lottoBills: (query: { bill?: string } = {}) => withQuery('/lotto/bills', query),
  lottoRates: (query: { category?: string; lottery?: string } = {}) => withQuery('/lotto/rates', query),
  /** `round` opens one result; `day` as `2026-11-20`. */
  lottoResults: (query: { day?: string; category?: string; mine?: '1'; round?: string } = {}) =>
    withQuery('/lotto/results', query),
  lottoRound: (roundId: string) => `/lotto/${encodeURIComponent(roundId)}`,
  member: () => '/member',
  memberCoupon: () => '/member/coupon',
  memberCreditfree: (query: { group?: string; view?: 'history' } = {}) =>
    withQuery('/member/creditfree', query),
  /** `promotion`: the one to be taken with the deposit, chosen on another page. */
  memberDeposit: (query: { promotion?: string } = {}) => withQuery('/member/deposit', query),
  memberInbox: () => '/member/inbox',
  /** A deposit order; without one, the order that is open. */
  memberPayment: (orderId?: string) => withQuery('/member/payment', { order: orderId }),
  /** `from`: where a member who comes to give a bank account goes back to. */
  memberProfile: (query: { tab?: 'security'; from?: string } = {}) => withQuery('/member/profile', query),
  memberPromotions: (query: { view?: 'history' } = {}) => withQuery('/member/promotions', query),
  /** Filters as they stand in its address; see features/statement/statement-url.ts. */
  memberStatement: (query: { kind?: string } = {}) => withQuery('/member/statement', query),
  /** `tab` 2 is points; `view` its history, or the proof of its fairness. */
  memberWheel: (query: { tab?: '2'; view?: 'history' | 'fairness' } = {}) =>
    withQuery('/member/wheel', query),
  /** Last week unless told; `week` by its Monday opens one of the history. */
  memberWinloss: (query: { view?: 'now' | 'history' | 'turnover'; week?: string } = {}) =>
    withQuery('/member/winloss', query),
  memberWithdraw: () => '/member/withdraw',
  memberWithdrawal: (id: string) => `/member/withdraw/${encodeURIComponent(id)}`,
  liff: (name?: string) => (name ? `/liff/${encodeURIComponent(name)}` : '/liff'),
} as const
