/**
 * Every page of the site under `/liff/<name>` (ENV-4): one table that says where a page is inside LINE, and so how it is
 * shared. A page built later is in LIFF and shareable by its row; a test fails for a route without one.
 */

export interface LiffPage {
  /** Short name below the endpoint; '' is the endpoint itself. */
  readonly name: string
  /** The page on the web. What follows it (`/lotto/bills`, `/poll/7`) follows the short name as well. */
  readonly path: string
}

/** The endpoint that is registered with LINE (liff.config.json). */
export const LIFF_ENDPOINT = '/liff'

export const liffPages = [
  { name: '', path: '/' },
  { name: 'start', path: '/start' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot', path: '/forgot' },
  { name: 'affiliate', path: '/affiliate' },
  { name: 'cashback', path: '/cashback' },
  { name: 'promotions', path: '/promotions' },
  { name: 'redeem', path: '/redeem' },
  { name: 'winloss', path: '/winloss' },
  { name: 'casino', path: '/casino' },
  { name: 'fishing', path: '/fishing' },
  { name: 'freespin', path: '/freespin' },
  { name: 'slot', path: '/slot' },
  { name: 'sport', path: '/sport' },
  { name: 'lobby', path: '/lobby' },
  { name: 'play', path: '/play' },
  { name: 'lotto', path: '/lotto' },
  { name: 'poll', path: '/poll' },
  { name: 'share', path: '/share' },
  { name: 'coupon', path: '/member/coupon' },
  { name: 'creditfree', path: '/member/creditfree' },
  { name: 'deposit', path: '/member/deposit' },
  { name: 'inbox', path: '/member/inbox' },
  { name: 'payment', path: '/member/payment' },
  { name: 'profile', path: '/member/profile' },
  { name: 'my-promotions', path: '/member/promotions' },
  { name: 'statement', path: '/member/statement' },
  { name: 'wheel', path: '/member/wheel' },
  { name: 'my-winloss', path: '/member/winloss' },
  { name: 'withdraw', path: '/member/withdraw' },
  { name: 'member', path: '/member' },
] as const satisfies readonly LiffPage[]

/** `/member/deposit?ag=x` → `/liff/deposit?ag=x`. A path that no row has stays as it is. */
export function toLiffPath(path: string): string {
  const [pathname, rest] = split(path)
  const row = longestFirst('path').find((page) => holds(page.path, pathname))
  if (!row) return path
  const below = row.path === '/' ? '' : pathname.slice(row.path.length)
  return `${LIFF_ENDPOINT}${row.name ? `/${row.name}` : ''}${below}${rest}`
}

/** `/liff/deposit?ag=x` → `/member/deposit?ag=x`; null for a name that no row has, or an address outside LIFF. */
export function fromLiffPath(path: string): string | null {
  const [pathname, rest] = split(path)
  if (!holds(LIFF_ENDPOINT, pathname)) return null
  const inside = pathname.slice(LIFF_ENDPOINT.length).replace(/^\/+|\/+$/g, '')
  const [name = '', ...below] = inside.split('/')
  const row = liffPages.find((page) => page.name === name)
  if (!row) return null
  return [row.path, ...below].join('/') + rest
}

function longestFirst(key: keyof LiffPage): readonly LiffPage[] {
  return [...liffPages].sort((a, b) => b[key].length - a[key].length)
}

/** Whether a path is the page itself or below it; the root holds only itself. */
function holds(base: string, pathname: string): boolean {
  if (base === '/') return pathname === '/'
  return pathname === base || pathname.startsWith(`${base}/`)
}

function split(path: string): [pathname: string, rest: string] {
  const at = path.search(/[?#]/)
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)]
}
