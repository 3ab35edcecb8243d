/** Links to a page of ours for somebody else to open (ENV-7). */
import { env } from '../env.ts'
import { toLiffPath } from './liff-pages.ts'
import { LIFF_ENDPOINT } from './page.ts'

/** Who the link is from. Empty codes are left out. */
export interface ShareCodes {
  /** Agent code. */
  ag?: string | null
  /** Referral code of the member who shares. */
  code?: string | null
}

/** `line` opens the page inside LINE, `web` in a browser. */
export type ShareTarget = 'line' | 'web'

/** What signing in with LINE leaves in an address (line.md §2.3). Passing it on would pass on a sign-in. */
const notOurs = /^(?:liff|code$|state$|error|access_token$|id_token$|lineAppVersion$|friendship_status)/

/** Whether links into LINE can be made at all: the site has a LIFF app. */
export const canLinkIntoLine = (): boolean => env.liffId !== ''

/**
 * Absolute link to a path of the web site, with the page's own query (promotion, round, game) and our codes; never
 * with what belongs to a sign-in. A fragment is left out: inside LINE that is where credentials arrive.
 */
export function shareLink(
  path: string,
  codes: ShareCodes,
  target: ShareTarget = canLinkIntoLine() ? 'line' : 'web',
): string {
  const page = new URL(path, location.origin)
  const query = new URLSearchParams(
    [...page.searchParams].filter(([key]) => key !== 'ag' && !notOurs.test(key)),
  )
  if (codes.ag) query.set('ag', codes.ag)
  if (codes.code) query.set('code', codes.code)
  const text = query.toString()
  const search = text ? `?${text}` : ''

  const inLine = target === 'line' && canLinkIntoLine() ? insideLiff(page.pathname) : null
  if (inLine === null) return `${location.origin}${page.pathname}${search}`
  return `https://${env.liffHost}/${env.liffId}${inLine}${search}`
}

/** What follows the LIFF id: `/deposit`, '' for the landing; null for a page that LIFF does not have. */
function insideLiff(path: string): string | null {
  const inside = toLiffPath(path)
  return inside.startsWith(LIFF_ENDPOINT) ? inside.slice(LIFF_ENDPOINT.length) : null
}
