/** How quick pages are where they are used (decision 107): an addition of ours, off unless the agent's platform asks for it. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { int32 } from './wire.ts'

/** Setting of the agent: of how many visits in a hundred the site tells; none unless it is set. */
export const VITALS_PERCENT = 'vitals_percent'

/** Where a beacon goes: it is sent past the transport, as the page is left. */
export const VITALS_PATH = '/api/site/vitals'

/** Names of pages, never addresses: what stands in an address may be somebody's. `other` is a page of a newer site. */
export const vitalRoutes = [
  'home',
  'login',
  'register',
  'forgot',
  'affiliate',
  'cashback',
  'promotions',
  'redeem',
  'winloss',
  'poll',
  'share',
  'lottoLobby',
  'lottoBills',
  'lottoRates',
  'lottoResults',
  'lottoCheck',
  'lottoPast',
  'lottoRound',
  'casino',
  'fishing',
  'freespin',
  'slot',
  'sport',
  'lobby',
  'play',
  'memberDeposit',
  'memberPayment',
  'memberWithdraw',
  'memberWithdrawal',
  'member',
  'memberBreak',
  'memberCoupon',
  'memberCreditfree',
  'memberData',
  'memberInbox',
  'memberLimits',
  'memberProfile',
  'memberPromotions',
  'memberStatement',
  'memberWheel',
  'memberWinloss',
  'other',
] as const

/** A word of `vitalRoutes`. */
export type VitalRoute = (typeof vitalRoutes)[number]

/** The most that is believed: a minute, a shift of ten windows. */
const MOST_MS = 60_000
const MOST_SHIFT = 10_000

const upTo = (most: number) => z.nullable(int32().check(z.gte(0), z.lte(most)))

/**
 * One visit of one page: where it began, and how it went until it was left. Nothing of who it was. null for what did not
 * happen or the browser does not measure. Values out of bounds are refused as input out of shape (422); 429 by address.
 */
export const reportVitals = endpoint({
  name: 'site.vitals',
  method: 'POST',
  path: VITALS_PATH,
  auth: 'none',
  onError: 'part',
  byHand: false,
  origin: 'extension',
  summary:
    'How quick a page was for somebody: largest paint, slowest press, shift of its layout. No personal data.',
  request: z.object({
    route: z.enum(vitalRoutes),
    inside: z.enum(['web', 'liff']),
    /** Largest contentful paint, ms from the navigation. */
    lcp: upTo(MOST_MS),
    /** Interaction to next paint, ms. */
    inp: upTo(MOST_MS),
    /** Cumulative layout shift, in thousandths. */
    cls: upTo(MOST_SHIFT),
  }),
  response: z.nullish(z.unknown()),
})
