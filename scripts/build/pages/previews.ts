/**
 * What a shared link shows before anybody opens it (ENV-7). A crawler runs no script and reads only the served head:
 * hence a copy of the shell, and of LIFF's entry, for each page of the table, each with a head of its own.
 */
import { previewPicture } from '#src/lib/pages/cards.ts'
import { fromLiffPath, type LiffName, liffPages, toLiffPath } from '#src/lib/pages/liff-pages.ts'
import { baseOf, LIFF_ENDPOINT } from '#src/lib/pages/page.ts'
import { previewByName } from '#src/lib/pages/previews.ts'
import { brandBuilt } from '../brand/brand.ts'
import { page } from '#src/strings/language.ts'
import { shell } from '#src/strings/shell.ts'

/** Files of the built site; the landing and LIFF's own entry keep theirs. */
export const webFile = (name: LiffName) => (name === '' ? 'index.html' : `pages/${name}.html`)
export const liffFile = (name: LiffName) => (name === '' ? 'liff/index.html' : `liff/${name}.html`)

/** The page that answers a route of the router; null for one that the table does not have. */
export function pageOf(pattern: string): LiffName | null {
  const inside = toLiffPath(pattern)
  if (fromLiffPath(inside) === null) return null
  const name = inside.slice(LIFF_ENDPOINT.length).split('/')[1] ?? ''
  return liffPages.find((page) => page.name === name)?.name ?? null
}

/** The file of a route of the web: the page's own, and one more for each address below it. */
export function fileOf(pattern: string): string {
  const page = liffPages.find(({ path }) => path === pattern)
  if (page) return webFile(page.name)
  return pageOf(pattern) === null
    ? 'shell.html'
    : `pages/${pattern.slice(1).replaceAll('/', '-').replaceAll(':', '')}.html`
}

/** The same inside LIFF; only of a route that `pageOf` knows. */
export const liffFileOf = (pattern: string): string => fileOf(pattern).replace(/^(pages\/)?/, 'liff/')

interface Entries {
  shell: string
  liff: string
  /** HTML of a page's own, by its file. */
  own: Readonly<Record<string, string>>
}

/**
 * Every route of the web, and every page of the table inside LIFF, as file and HTML. `origin` '' leaves out what has to be
 * absolute: address and picture.
 */
export function previewPages(
  { shell: plain, liff, own }: Entries,
  origin: string,
  routes: readonly string[],
): Record<string, string> {
  const web = routes.flatMap((route) => {
    const [file, name] = [fileOf(route), pageOf(route)]
    return name === null
      ? []
      : [[file, withHead(own[file] ?? plain, previewHead(name, baseOf(route), origin))]]
  })
  const inLine = routes.flatMap((route) => {
    const [file, name] = [liffFileOf(route), pageOf(route)]
    return name === null
      ? []
      : [[file, withHead(own[file] ?? liff, previewHead(name, toLiffPath(baseOf(route)), origin))]]
  })
  return Object.fromEntries([...web, ...inLine]) as Record<string, string>
}

/** What these pages show is of one member: it is for whoever has the link, and for no search engine. */
const unlisted: ReadonlySet<LiffName> = new Set(['check'])

/** Title, description, and what Facebook, LINE and others read (Open Graph; Twitter's card takes the rest from it). */
function previewHead(name: LiffName, path: string, origin: string): string {
  const { headline, text, card } = previewByName(name)
  const siteName = brandBuilt().name ?? shell.siteName
  const title = `${headline} · ${siteName}`
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', text),
    ...(unlisted.has(name) ? [meta('name', 'robots', 'noindex, nofollow, noarchive')] : []),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', text),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', page.openGraph),
    meta('name', 'twitter:card', origin ? 'summary_large_image' : 'summary'),
  ]
  if (!origin) return tags.join('')
  return [
    ...tags,
    meta('property', 'og:url', origin + path),
    meta('property', 'og:image', origin + previewPicture(card)),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
  ].join('')
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escaped(content)}">`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const titleTag = /<title>[^<]*<\/title>/

function withHead(page: string, head: string): string {
  if (!titleTag.test(page)) throw new Error('A page without a title: its preview has no place.')
  // A function: `$` in a replacement string has a meaning of its own.
  return page.replace(titleTag, () => head)
}
