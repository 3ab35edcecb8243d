/** Every address of the site is built here; a test matches each builder to exactly one route (ROUTE-1). */
import type { LobbyKey } from '#contracts/games.ts'
import { baseOf } from './page.ts'
import { type PageName, pages } from './pages.ts'

type Query = Readonly<Record<string, string | number | null | undefined>>

function withQuery(path: string, query: Query = {}): string {
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

/** What the address of a page may say beside its path. */
interface Queries {
  home: { ag?: string | null; code?: string | null }
  register: { code?: string | null }
  affiliate: { view?: 'network' | 'transactions' }
  /** `day` opens one, as `2026-11-20`; `view` what was played, or the rules. */
  cashback: { day?: string; view?: 'turnover' | 'rules' }
  /** `id` opens one promotion, `kind` shows those of a kind. */
  promotions: { id?: string; kind?: string }
  /** `item` opens one; `of` is the part of the history. */
  redeem: { kind?: string; item?: string; view?: 'history'; of?: 'points' }
  /** `show` is one of the filters of every category: see features/lotto-lobby/lobby-url.ts. */
  lottoLobby: { category?: string; show?: string; q?: string }
  /** `bill` opens one. */
  lottoBills: { bill?: string }
  lottoRates: { category?: string; lottery?: string }
  /** `round` opens one result; `day` as `2026-11-20`. */
  lottoResults: { day?: string; category?: string; mine?: '1'; round?: string }
  memberCreditfree: { group?: string; view?: 'history' }
  /** `promotion`: the one to be taken with the deposit, chosen on another page. */
  memberDeposit: { promotion?: string }
  /** `from`: where a member who comes to give a bank account goes back to. */
  memberProfile: { tab?: 'security'; from?: string }
  memberPromotions: { view?: 'history' }
  /** Filters as they stand in its address; see features/statement/statement-url.ts. */
  memberStatement: { kind?: string }
  /** `tab` 2 is points; `view` its history, or the proof of its fairness. */
  memberWheel: { tab?: '2'; view?: 'history' | 'fairness' }
  /** Last week unless told; `week` by its Monday opens one of the history. */
  memberWinloss: { view?: 'now' | 'history' | 'turnover'; week?: string }
}

type Builders = {
  readonly [Name in PageName]: Name extends keyof Queries ? (query?: Queries[Name]) => string : () => string
}

/** Each page by its path and query. */
const builders = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, (query?: Query) => withQuery(baseOf(path), query)]),
) as unknown as Builders

const below = (page: PageName, segment: string) =>
  `${baseOf(pages[page].path)}/${encodeURIComponent(segment)}`

/** The page itself where no segment is told. */
const at = (page: PageName, segment?: string) => (segment ? below(page, segment) : baseOf(pages[page].path))

export const paths = {
  ...builders,
  /** The lobby part of the landing page, from the bottom tabs (SHELL-2). */
  homeLobby: () => '/#feature-lobby',
  /** Makes links and posters; begins with the page that is to be shared. */
  share: (to?: string) => withQuery(pages.share.path, { to }),
  lobby: (key?: LobbyKey, query: { q?: string; provider?: string; fav?: '1' } = {}) =>
    withQuery(at('lobby', key), query),
  play: ({ gameId, providerId, mode }: PlayTarget) =>
    withQuery(pages.play.path, {
      game: gameId,
      provider: providerId,
      mode: mode === 'demo' ? 'demo' : null,
    }),
  /** `choice`: the one a visitor had made before signing in. */
  poll: (id?: string, query: { choice?: string } = {}) => withQuery(at('poll', id), query),
  lottoRound: (roundId: string) => below('lottoRound', roundId),
  /** A receipt by its check code; without one, where it is typed. */
  lottoCheck: (code?: string) => at('lottoCheck', code),
  /** Past draws of a lottery; filters as they stand in its address (features/lotto-past/past-url.ts). */
  lottoPast: (lotteryId?: string, query: Query = {}) => withQuery(at('lottoPast', lotteryId), query),
  /** A deposit order; without one, the order that is open. */
  memberPayment: (orderId?: string) => withQuery(pages.memberPayment.path, { order: orderId }),
  memberWithdrawal: (id: string) => below('memberWithdrawal', id),
  liff: (name?: string) => (name ? `/liff/${encodeURIComponent(name)}` : '/liff'),
} as const
