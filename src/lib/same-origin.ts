/**
 * A path of this site, safe to navigate to, or null. Refuses other origins, protocol-relative addresses, backslashes
 * (browsers read them as slashes) and control characters.
 */
export function sameOriginPath(target: string | null | undefined): string | null {
  if (!target || !target.startsWith('/') || target.startsWith('//') || target.includes('\\')) return null
  if ([...target].some((character) => character < ' ' || character === '\u007f')) return null
  const url = new URL(target, 'https://site.invalid')
  return url.origin === 'https://site.invalid' ? url.pathname + url.search + url.hash : null
}
