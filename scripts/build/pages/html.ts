/**
 * The finished pages: Vite's HTML with the rendered markup put in, the stylesheets its first screen needs inlined,
 * and its lazy chunks announced.
 */
import { withLatin } from './latin.ts'

export interface Rendered {
  head: string
  html: string
}

export interface Assets {
  /** Stylesheets to inline: path below dist/site, and text. */
  styles: readonly { path: string; text: string }[]
  /** Scripts to announce, paths below dist/site. */
  preload: readonly string[]
  /** Scripts that only LINE's browser asks for by itself (first-in-liff.ts). */
  inLine?: Partial<Record<keyof typeof IN_LINE, readonly string[]>>
  /** By a script, the one that stands for it (scripts/build/packs). */
  stands?: Stands
  /** The page says when its scripts run (first.ts), and where it is complete without them also when they are fetched (`fetch`). */
  waits?: 'run' | 'fetch'
  /** For whom the page is not: what stands for what they get instead. Absent where it is for all. */
  standsElse?: Stands
}

type Stands = Readonly<Record<string, string>>

const lowPriority = ' fetchpriority="low"'
/** In the place of what a link announces: it is to be announced inside LINE alone, to all, to whom LINE has still to sign in, and to those of them who have been signed in on this phone before. */
export const IN_LINE = { all: 'in-line', signingIn: 'to-sign-in', knownHere: 'known-here' } as const
/** What Vite wrote of scripts, and what we announce: the entry, and chunks. */
const announced = new RegExp(
  `(<script type="|<link rel=")(module|modulepreload|${Object.values(IN_LINE).join('|')})"`,
  'g',
)

const headMark = '<!--app-head-->'
export const htmlMark = '<!--app-html-->'
/** Data for the scripts: it goes to the end of the page, so that the first screen does not wait behind it. */
const dataBlock = /<script type="application\/json"[\s\S]*?<\/script>/g

/** React announces pictures where the markup begins, which is behind the style sheets, and inside LIFF in a template, of which nothing is fetched. */
export const urgentPicture = /<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*>/g

/** Puts a rendered page into the built template. */
export function composePage(template: string, rendered: Rendered, assets: Assets): string {
  const data = rendered.head.match(dataBlock) ?? []
  const { stands = {} } = assets
  const linked = assets.styles.reduce(
    (html, style) => withoutLink(html, style.path),
    Object.keys(stands).reduce(withoutScript, template),
  )
  // With its data in it the page is complete as it is: its pictures go before the scripts (docs/performance.md).
  const whole = data.length > 0
  const { waits } = assets
  const inTurn = (html: string) =>
    html.replaceAll(announced, (_, open: string, kind: string) => {
      const later = kind === 'module' ? waits : kind === 'modulepreload' && whole && waits === 'fetch'
      return `${open}${later ? 'later' : kind}"${whole ? lowPriority : ''}`
    })
  const page = inTurn(linked)
  const { inLine = {} } = assets
  const links =
    preloads(page, assets.preload) +
    preloads(page, inLine.all ?? [], IN_LINE.all) +
    preloads(page, inLine.signingIn ?? [], IN_LINE.signingIn) +
    preloads(page, inLine.knownHere ?? [], IN_LINE.knownHere)
  // `$` in a replacement string has a meaning of its own: hence functions.
  return withLatin(
    page
      .replace(
        headMark,
        () => importMaps(assets) + rendered.head.replace(dataBlock, '') + urgentIn(rendered.html),
      )
      .replace(htmlMark, () => rendered.html.replace(urgentPicture, ''))
      .replace('</head>', () => `${inlined(assets)}${inTurn(links)}</head>`)
      .replace('</body>', () => `${data.join('')}</body>`),
  )
}

/** A template that has no page in it yet, without what it has for its readers. */
export const inOneLine = (template: string): string =>
  template.replace(/>\s+</g, '><').replace(/<[a-z][^>]*>/g, (tag) => tag.replace(/\s+/g, ' '))

/** What of a page's markup announces the pictures that its first screen is drawn with. */
export const urgentIn = (html: string): string => (html.match(urgentPicture) ?? []).join('')

/** Whether the template wants a rendered page at all. */
export const hasMarks = (template: string): boolean => template.includes(htmlMark)

function withoutLink(html: string, path: string): string {
  const link = new RegExp(`\\s*<link[^>]*rel="stylesheet"[^>]*href="/${escaped(path)}"[^>]*>`)
  return html.replace(link, '')
}

/** Kinds of script of which the head's script makes one an import map, by whether who is here gets to see the page (first.ts). */
export const MAPS = { seen: 'seen-map', other: 'other-map' } as const

/** Any of them, in a pattern. */
export const anyMap = ['importmap', ...Object.values(MAPS)].join('|')

/**
 * It has to stand before whatever asks for a module: browsers of 2023 and 2024 heed none that comes later, nor a second one. What a page that nobody gets
 * to see has in common with the one that they see instead would otherwise bring all of it.
 */
function importMaps({ stands = {}, standsElse }: Assets): string {
  return standsElse
    ? importMap(stands, MAPS.seen) + importMap(standsElse, MAPS.other)
    : importMap(stands, 'importmap')
}

function importMap(stands: Stands, type: string): string {
  const imports = Object.fromEntries(Object.entries(stands).map(([part, file]) => [`/${part}`, `/${file}`]))
  return Object.keys(imports).length > 0
    ? `<script type="${type}">${JSON.stringify({ imports })}</script>`
    : ''
}

/** By a script, the one that stands for it on a built page, for whom it is. */
export function standsIn(page: string): Record<string, string> {
  const map = new RegExp(`<script type="(?:importmap|${MAPS.seen})">(.*?)</script>`)
  const [, text = '{"imports":{}}'] = map.exec(page) ?? []
  const { imports } = JSON.parse(text) as { imports: Record<string, string> }
  return Object.fromEntries(Object.entries(imports).map(([part, file]) => [part.slice(1), file.slice(1)]))
}

/** Nothing announces it, and an entry is imported: what a script element names is not looked up in the import map. */
function withoutScript(html: string, path: string): string {
  const file = `/${escaped(path)}`
  return html
    .replace(new RegExp(`\\s*<link rel="modulepreload"[^>]*href="${file}"[^>]*>`), '')
    .replace(
      new RegExp(`<script type="module"[^>]*src="${file}"[^>]*></script>`),
      () => `<script type="module">import"/${path}"</script>`,
    )
}

/**
 * One style element; and for each stylesheet in it a disabled link. A browser does not fetch a disabled link, but
 * Vite's chunk loader looks for a link with that address and then knows the styles as loaded.
 */
function inlined({ styles }: Assets): string {
  if (styles.length === 0) return ''
  const text = styles.map((style) => style.text.trim()).join('\n')
  if (text.includes('</style')) throw new Error('A stylesheet holds "</style": it cannot be inlined.')
  const links = styles.map((style) => `<link rel="stylesheet" href="/${style.path}" disabled>`)
  return `<style>${text}</style>${links.join('')}`
}

function preloads(page: string, files: readonly string[], rel = 'modulepreload'): string {
  return files
    .filter((file) => !page.includes(`"/${file}"`))
    .map((file) => `<link rel="${rel}" crossorigin href="/${file}">`)
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
