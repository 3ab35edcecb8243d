/**
 * A launch link as it may be put into the frame: another origin than ours, because only then does the sandbox keep the
 * game out of the site (a framed page of our own origin could take its sandbox off), and no weaker than our own scheme.
 */
export function frameLink(
  link: string,
  siteOrigin: string,
  /** Where games may come from; empty takes any other origin. */
  allowed: readonly string[],
): { src: string; origin: string } | null {
  let url: URL
  try {
    url = new URL(link)
  } catch {
    return null
  }
  const safeScheme = url.protocol === 'https:' || (url.protocol === 'http:' && siteOrigin.startsWith('http:'))
  if (!safeScheme || url.origin === siteOrigin || url.username !== '' || url.password !== '') return null
  if (allowed.length > 0 && !allowed.includes(url.origin)) return null
  return { src: url.href, origin: url.origin }
}
