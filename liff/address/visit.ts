/** What can be told of a visit before the SDK is there: by address and user agent, once, at boot (ENV-1). */
import { lineHost } from '#src/platform/line-host.ts'

export interface Visit {
  /** LINE's browser for LIFF apps. LINE's ordinary in-app browser is none, and counts as outside (line.md §2.2). */
  readonly inLine: boolean
  readonly android: boolean
  /** LINE's version as its user agent says, in either of its browsers; null elsewhere. */
  readonly lineVersion: string | null
  /** The first of two loads of a LIFF link: `init` leaves for the page at once, and never settles (line.md §2.1). */
  readonly redirecting: boolean
}

export function readVisit(address: URL, userAgent: string): Visit {
  const line = /\bLine\/(\d+\.\d+\.\d+)/.exec(userAgent)
  const withCredential = line !== null && address.hash.includes('access_token=')
  return {
    inLine: lineHost(userAgent) === 'liff' || withCredential,
    android: /\bAndroid\b/.test(userAgent),
    lineVersion: line?.[1] ?? null,
    redirecting: address.searchParams.has('liff.state'),
  }
}
