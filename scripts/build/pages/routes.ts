import { lobbyKeys } from '#contracts/games.ts'
import { type LiffName, liffPages } from '#src/lib/pages/liff-pages.ts'
import { isAt, LIFF_ENDPOINT } from '#src/lib/pages/page.ts'
import { fileOf, liffFile, liffFileOf, webFile } from './previews.ts'

/** One rule of dist/site/routes.json: the first whose path fits says which file answers, and with which status. */
export interface Rewrite {
  path: string
  file: string
  status: 200 | 404
}

/** Addresses below a page of which the build knows every one; what a round, a poll or a withdrawal is, only the server does. */
const known: Readonly<Record<string, readonly string[]>> = { '/lobby/:name': lobbyKeys }

/** The routes that have HTML of their own on the web. */
export const webRoutes = (patterns: readonly string[]): string[] =>
  patterns
    .filter((path) => path !== '*' && path !== '/*' && !path.startsWith(LIFF_ENDPOINT))
    .flatMap((path) => known[path]?.map((name) => path.replace(/:\w+$/, name)) ?? [path])

/**
 * Rules for a host of static files. `:name` stands for one segment, `*` at the end for the rest, or for nothing.
 * A file that exists wins over every rule. Each address has a file of its own (decision 078). An address
 * that no page has gets the shell, or inside LIFF its entry, which show the site's own "not found", with status 404.
 */
export function rewrites(patterns: readonly string[]): Rewrite[] {
  const pages = webRoutes(patterns).filter((path) => path !== '/')
  return [
    { path: '/', file: webFile(''), status: 200 },
    { path: LIFF_ENDPOINT, file: liffFile(''), status: 200 },
    ...liffPages.flatMap(({ name, path }) =>
      name === '' ? [] : pages.filter((page) => isAt(path, page)).map((page) => inLiff(name, path, page)),
    ),
    { path: `${LIFF_ENDPOINT}/*`, file: liffFile(''), status: 404 },
    ...pages.map((path): Rewrite => ({ path, file: fileOf(path), status: 200 })),
    { path: '/*', file: 'shell.html', status: 404 },
  ]
}

/** What follows the page follows its short name as well. */
const inLiff = (name: LiffName, path: string, page: string): Rewrite => ({
  path: `${LIFF_ENDPOINT}/${name}${page.slice(path.length)}`,
  file: liffFileOf(page),
  status: 200,
})
