/**
 * Which calls are the heart of a page, beside its declaration in pages.ts: where a platform does not offer one of them
 * the page says how it is done here, and nothing leads to it (decision 086). Apart from the declarations, for the landing
 * carries those and needs none of these.
 */
import type { EndpointName } from '#contracts/all.ts'
import { baseOf } from './page.ts'
import { type PageName, pages } from './pages.ts'

const hearts: Partial<Record<PageName, readonly EndpointName[]>> = {
  lottoCheck: ['bill.check'],
  lottoPast: ['lotto.past'],
  memberCoupon: ['coupon.redeem'],
  memberPromotions: ['promotion.active'],
  memberStatement: ['statement.list'],
  memberWithdraw: ['withdraw.options', 'withdraw.create'],
  memberWithdrawal: ['withdraw.options', 'withdraw.detail'],
}

/** Of a page that has several views, those with a heart of their own, by what stands in their address. */
const views: readonly { page: PageName; name: string; value: string; heart: EndpointName }[] = [
  { page: 'cashback', name: 'view', value: 'rules', heart: 'cashback.rules' },
  { page: 'memberCreditfree', name: 'view', value: 'history', heart: 'quest.history' },
  { page: 'memberPromotions', name: 'view', value: 'history', heart: 'promotion.ended' },
  { page: 'memberWheel', name: 'view', value: 'fairness', heart: 'wheel.fairness' },
  { page: 'memberWheel', name: 'view', value: 'history', heart: 'wheel.history' },
  { page: 'redeem', name: 'of', value: 'points', heart: 'member.pointHistory' },
]

/** Money out must never be without a way: its page tells the way of this platform, so what leads there stays. */
const always: ReadonlySet<PageName> = new Set(['memberWithdraw'])

/** The calls that a page cannot do without; none for most. */
export const heartsOf = (page: PageName): readonly EndpointName[] => hearts[page] ?? []

const names = Object.keys(pages) as PageName[]
const bases = names
  .map((name) => ({ name, base: baseOf(pages[name].path) }))
  .toSorted((one, other) => other.base.length - one.base.length)

/** The page that an address of ours leads to; null for one that is none. */
export function pageAt(pathname: string): PageName | null {
  const found = bases.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`))
  if (found?.name === 'memberWithdraw' && pathname !== found.base) return 'memberWithdrawal'
  return found?.name ?? null
}

/** Whether an address leads to something that is offered. */
export function isOfferAt(path: string): boolean {
  const page = pageAt(new URL(path, 'https://site').pathname)
  return page !== null && 'offer' in pages[page]
}

/** Whether an address, with what it says beside its path, leads to something that `isOffered` lets be. */
export function isReachable(path: string, isOffered: (name: EndpointName) => boolean): boolean {
  const { pathname, searchParams } = new URL(path, 'https://site')
  const page = pageAt(pathname)
  if (page === null || always.has(page)) return true
  const ofView = views.filter((view) => view.page === page && searchParams.get(view.name) === view.value)
  return [...heartsOf(page), ...ofView.map(({ heart }) => heart)].every(isOffered)
}
