/** What a web server in front has to know: read from the build (`routes.json`, `csp.json`) and from the server's own rules. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CACHE } from '#server/http/caching.ts'
import { dataPolicy, siteHashes, sitePolicy } from '#server/http/csp.ts'
import { expressionOf, rewriteRules } from '#server/http/rewrites.ts'
import { ALWAYS, HSTS, NEVER_ASKED, NEVER_ASKED_BY_CODE } from '#server/http/security-headers.ts'

/** How it is to be served. */
export interface Wanted {
  /** Of the built site. */
  readonly folder: string
  /** Where members come: `https://www.example.com`, or a port of the loopback in tests. */
  readonly origin: string
  readonly gamesOrigin: string
  /** Addresses of the server's processes. */
  readonly processes: readonly string[]
  /** Paths beside the API's that the processes answer: a sandbox's pictures, where one is measured. */
  readonly further?: readonly string[]
  /** Certificate and key, for nginx; Caddy gets its own. Absent: without TLS. */
  readonly tls: { readonly certificate: string; readonly key: string } | undefined
}

interface Page {
  /** Regular expression, with `^` and `$`. */
  readonly expression: string
  readonly file: string
  readonly status: number
}

/** What the policy says for a page's own inline blocks, with a space before it. */
interface Blocks {
  readonly script: string
  readonly style: string
}

/** One that is sent with pages, and one for all that is none. */
interface Policies {
  /** What goes into the page's for its own inline blocks is told by `blocks`. */
  readonly page: (own: Blocks) => string
  readonly data: string
}

/** Of a build. */
export interface Served {
  readonly pages: readonly Page[]
  readonly policies: Policies
  /** By a page's file; none for one that has no block of its own. */
  readonly blocks: Readonly<Record<string, Blocks>>
}

const OWN = { script: 'own-scripts', style: 'own-styles' }
const spaced = (hashes: readonly string[]) => hashes.map((hash) => ` ${hash}`).join('')
const jsonIn = (folder: string, name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))

/** Reads a built site. */
export function servedFrom({ folder, gamesOrigin }: Pick<Wanted, 'folder' | 'gamesOrigin'>): Served {
  const { script, style, pages: own } = z.parse(siteHashes, jsonIn(folder, 'csp.json'))
  const policy = sitePolicy({ script: [...script, OWN.script], style: [...style, OWN.style] }, gamesOrigin)
  const { rewrites } = z.parse(rewriteRules, jsonIn(folder, 'routes.json'))
  return {
    pages: rewrites.map(({ path, file, status }) => ({
      expression: expressionOf(path),
      file: `/${file.replace(/^\//, '')}`,
      status,
    })),
    policies: {
      page: (of) =>
        policy.replace(` ${OWN.script}`, () => of.script).replace(` ${OWN.style}`, () => of.style),
      data: dataPolicy,
    },
    blocks: Object.fromEntries(
      Object.entries(own)
        .filter(([, of]) => of.script.length + of.style.length > 0)
        .map(([file, of]) => [`/${file}`, { script: spaced(of.script), style: spaced(of.style) }]),
    ),
  }
}

/** Headers of every answer; those that depend on its kind are made by each web server in its own way. */
export const always = ({ origin }: Pick<Wanted, 'origin'>): Record<string, string> => {
  const { 'x-frame-options': _, ...rest } = ALWAYS
  return { ...rest, ...(origin.startsWith('https:') && { 'strict-transport-security': HSTS }) }
}

/** Headers by the kind of an answer. */
export const byKind = {
  cache: CACHE,
  permissions: { code: NEVER_ASKED_BY_CODE, other: NEVER_ASKED },
  frame: ALWAYS['x-frame-options'] ?? '',
} as const
