/** Where a page of ours is inside LIFF, as the browser shows it. Without a router: the build asks too. */
import { toLiffPath } from '#src/lib/pages/liff-pages.ts'
import { LIFF_ENDPOINT } from '#src/lib/pages/page.ts'

/** The address of a web path inside LIFF. One that no page has stays below the endpoint too, and is "not found" there. */
export function shownPath(pathname: string): string {
  if (isInside(pathname)) return pathname
  const known = toLiffPath(pathname)
  return isInside(known) ? known : LIFF_ENDPOINT + pathname
}

/** A path with its query and fragment, as the browser shows it. */
export function shownAddress(path: string): string {
  const at = path.search(/[?#]/)
  if (at < 0) return shownPath(path)
  return at === 0 ? path : shownPath(path.slice(0, at)) + path.slice(at)
}

const isInside = (pathname: string) => pathname === LIFF_ENDPOINT || pathname.startsWith(`${LIFF_ENDPOINT}/`)
