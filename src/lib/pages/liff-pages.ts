/**
 * Every page of the site under `/liff/<name>` (ENV-4): where a page is inside LINE, and so how it is shared, by the names
 * that the pages declare.
 */
import { baseOf, isAt, LIFF_ENDPOINT } from './page.ts'
import { everyPage, type pages } from './pages.ts'

type Named = Extract<(typeof pages)[keyof typeof pages], { readonly liff: string }>
export type LiffName = Named['liff']

export interface LiffPage {
  /** Short name below the endpoint; '' is the endpoint itself. */
  readonly name: LiffName
  /** The page on the web. What follows it (`/lotto/bills`, `/poll/7`) follows the short name as well. */
  readonly path: string
}

export const liffPages: readonly LiffPage[] = everyPage.flatMap(({ path, liff }) =>
  liff === undefined ? [] : [{ name: liff as LiffName, path: baseOf(path) }],
)

const longestFirst = [...liffPages].sort((a, b) => b.path.length - a.path.length)

/** `/member/deposit?ag=x` → `/liff/deposit?ag=x`. A path that no row has stays as it is. */
export function toLiffPath(path: string): string {
  const [pathname, rest] = split(path)
  const row = longestFirst.find((page) => isAt(page.path, pathname))
  if (!row) return path
  const below = row.path === '/' ? '' : pathname.slice(row.path.length)
  return `${LIFF_ENDPOINT}${row.name ? `/${row.name}` : ''}${below}${rest}`
}

/** `/liff/deposit?ag=x` → `/member/deposit?ag=x`; null for a name that no row has, or an address outside LIFF. */
export function fromLiffPath(path: string): string | null {
  const [pathname, rest] = split(path)
  if (!isAt(LIFF_ENDPOINT, pathname)) return null
  const inside = pathname.slice(LIFF_ENDPOINT.length).replace(/^\/+|\/+$/g, '')
  const [name = '', ...below] = inside.split('/')
  const row = liffPages.find((page) => page.name === name)
  if (!row) return null
  return [row.path, ...below].join('/') + rest
}

function split(path: string): [pathname: string, rest: string] {
  const at = path.search(/[?#]/)
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)]
}
