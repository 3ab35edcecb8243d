/**
 * Latin letters, which most pages have none of: members' names and some words are written with them. Asked for only as they are laid out they cost
 * a search for a stand-in, and two more layouts of the page, when it is given up and when they come (decision 139).
 */
import { toldName } from '#src/lib/told.ts'

/** Marks what {@link hasLatin}. */
export const LATIN = ' data-latin'

/** Whether a page's markup has Latin letters outside of what opens only with a press, or will have. */
export function hasLatin(html: string): boolean {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const words = main.replaceAll(/<option.*?<\/option>|<[^>]*>|&\w+;/gs, '')
  return main.includes(`"${toldName}"`) || /[a-z]/i.test(words)
}

/** Announced after the letters that every page has. */
const lastLetters = /(<link[^>]*as="font"[^>]*>)(?!.*as="font")/s
const address = /url\("?([^()"]*anuphan-latin[^()"]*)"?\)/

/** The finished page, with its Latin letters announced where somebody's page is marked. */
export function withLatin(page: string): string {
  const [, path] = address.exec(page) ?? []
  if (!page.includes(LATIN) || !path || page.includes(`href="${path}"`)) return page
  return page.replace(lastLetters, (link) => link + link.replace(/(?<=href=")[^"]*/, path))
}
