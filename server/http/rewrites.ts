/** Which page answers a path: the build's routes.json, first match wins. */
import * as z from 'zod/mini'

/** Shape of routes.json. */
export const rewriteRules = z.object({
  rewrites: z.array(z.object({ path: z.string(), file: z.string(), status: z.number() })),
})

export interface Page {
  /** Path of the HTML file in the site. */
  readonly file: string
  readonly status: number
}

/** `/lotto/:id`: one part; `/liff/*`: the rest, or nothing. Written so that nginx and Go read it alike. */
export function expressionOf(pattern: string): string {
  const parts = pattern.split('/').filter(Boolean)
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?'
    if (part.startsWith(':')) return '/[^/]+'
    return `/${part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')}`
  })
  return `^${source.join('')}/?$`
}

/** Without routes.json every path gets the one page there is. */
export function createRewrites(routesJson: unknown): (path: string) => Page {
  const read = z.safeParse(rewriteRules, routesJson)
  if (!read.success) return (path) => ({ file: '/index.html', status: path === '/' ? 200 : 404 })
  const compiled = read.data.rewrites.map((rule) => ({
    expression: new RegExp(expressionOf(rule.path)),
    page: { file: `/${rule.file.replace(/^\//, '')}`, status: rule.status },
  }))
  return (path) =>
    compiled.find((rule) => rule.expression.test(path))?.page ?? { file: '/index.html', status: 404 }
}
