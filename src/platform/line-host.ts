/**
 * LINE's own browsers (line.md §2.2): the LIFF browser says `Line/15.12.0 LIFF`, the plain in-app browser
 * `Line/15.12.0`, on Android with `/IAB`. The one place that reads this from the user agent.
 */
export type LineHost = 'liff' | 'inApp' | null

/** Its version, and in the first group whether it is the LIFF browser. */
export const LINE_BROWSER = /\bLine\/\d[\d.]*( LIFF\b)?/

/** Which of them shows the page; null when neither does. */
export function lineHost(userAgent: string = navigator.userAgent): LineHost {
  const known = LINE_BROWSER.exec(userAgent)
  if (!known) return null
  return known[1] ? 'liff' : 'inApp'
}

/**
 * The in-app browser hands an address with `openExternalBrowser=1` to the phone's own browser (line.md §5). Only our
 * own addresses get it: one more parameter would break a provider's signed address.
 */
export function leavingLine(address: string): string {
  if (lineHost() !== 'inApp') return address
  const url = new URL(address, location.href)
  if (url.origin !== location.origin) return address
  url.searchParams.set('openExternalBrowser', '1')
  return url.href
}
