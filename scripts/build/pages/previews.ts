/**
 * What a shared link shows before anybody opens it (ENV-7). A crawler runs no script and reads only the served head:
 * hence a copy of the shell, and of LIFF's entry, for each page of the table, each with a head of its own.
 */
import { previewPicture } from '#src/lib/pages/cards.ts'
import {
  fromLiffPath,
  LIFF_ENDPOINT,
  type LiffName,
  liffPages,
  toLiffPath,
} from '#src/lib/pages/liff-pages.ts'
import { previewByName } from '#src/lib/pages/previews.ts'
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

interface Entries {
  index: string
  shell: string
  liff: string
}

/** Every page of the table as file and HTML. `origin` '' leaves out what has to be absolute: address and picture. */
export function previewPages(entries: Entries, origin: string): Record<string, string> {
  const files = liffPages.flatMap(({ name, path }) => [
    [webFile(name), withHead(name === '' ? entries.index : entries.shell, previewHead(name, path, origin))],
    [liffFile(name), withHead(entries.liff, previewHead(name, toLiffPath(path), origin))],
  ])
  return Object.fromEntries(files) as Record<string, string>
}

/** What these pages show is of one member: it is for whoever has the link, and for no search engine. */
const unlisted: ReadonlySet<LiffName> = new Set(['check'])

/** Title, description, and what Facebook, LINE and others read (Open Graph; Twitter's card takes the rest from it). */
function previewHead(name: LiffName, path: string, origin: string): string {
  const { headline, text, card } = previewByName(name)
  const title = `${headline} · ${shell.siteName}`
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', text),
    ...(unlisted.has(name) ? [meta('name', 'robots', 'noindex, nofollow, noarchive')] : []),
    meta('property', 'og:site_name', shell.siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', text),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'th_TH'),
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
