/** Where an address that came from data leads (banners, announcements, contacts). */
import { sameOriginPath } from '#src/lib/same-origin.ts'

/** `page`: a path of this site; `outside`: an absolute address; `none`: leads nowhere, and is not drawn as a link. */
export type Address = { kind: 'page'; path: string } | { kind: 'outside'; url: string } | { kind: 'none' }

const outsideSchemes = new Set(['https:', 'http:', 'tel:', 'line:', 'tg:'])

/** A path of ours, an address elsewhere, or nothing: `javascript:` and what cannot be read lead nowhere. */
export function addressOf(target: string): Address {
  const path = sameOriginPath(target)
  if (path) return { kind: 'page', path }
  const url = readUrl(target)
  return url && outsideSchemes.has(url.protocol) ? { kind: 'outside', url: url.href } : { kind: 'none' }
}

/** `URL.parse` is younger than LINE's oldest browser. */
function readUrl(target: string): URL | null {
  try {
    return new URL(target)
  } catch {
    return null
  }
}
