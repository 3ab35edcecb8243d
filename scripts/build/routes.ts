import { liffPages } from '#src/lib/liff-pages.ts'
import { liffFile, pageOf, webFile } from './previews.ts'

/** One rule of dist/site/routes.json: the first whose path fits says which file answers, and with which status. */
export interface Rewrite {
  path: string
  file: string
  status: 200 | 404
}

/**
 * Rules for a host of static files. `:name` stands for one segment, `*` at the end for the rest, or for nothing.
 * A file that exists wins over every rule. Each page of the table has a file of its own, for its link preview. An address that no page has gets the shell, which shows the site's
 * own "not found", with status 404.
 */
export function rewrites(patterns: readonly string[]): Rewrite[] {
  const pages = patterns.filter(
    (path) => path !== '/' && path !== '*' && path !== '/*' && !path.startsWith('/liff'),
  )
  const inLiff = liffPages.filter(({ name }) => name !== '')
  return [
    { path: '/', file: webFile(''), status: 200 },
    ...inLiff.map(({ name }): Rewrite => ({ path: `/liff/${name}/*`, file: liffFile(name), status: 200 })),
    { path: '/liff/*', file: liffFile(''), status: 200 },
    ...pages.map((path): Rewrite => ({ path, file: fileOf(path), status: 200 })),
    { path: '/*', file: 'shell.html', status: 404 },
  ]
}

function fileOf(pattern: string): string {
  const name = pageOf(pattern)
  return name === null ? 'shell.html' : webFile(name)
}
