/** The files of the built site (dist/site): listed once, read when first asked for, kept in memory. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

/** Type by the end of a file's name; what has none here is not served. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

export type Coding = 'br' | 'gzip'
const SUFFIX: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }

export interface SiteFile {
  readonly path: string
  readonly type: string
  readonly codings: readonly Coding[]
}

export interface SiteFiles {
  find(path: string): SiteFile | null
  /** The file's bytes in a coding it has (or none), and its tag; null when a new build has taken it away. */
  read(file: SiteFile, coding: Coding | null): Promise<{ bytes: Buffer; etag: string } | null>
  /** A JSON file of the build, or null. */
  json(name: string): unknown
}

/** Made by the build for the server, not for the public. */
const isPrivate = (path: string) => path === '/csp.json' || path === '/routes.json' || path.startsWith('/.')

function list(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true }) as string[]
  return names
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `/${name.split(sep).join('/')}`)
}

/** Lists the folder now; what is added later is not served, and no path can lead out of it. */
export function openSiteFiles(folder: string): SiteFiles {
  const paths = new Set(list(folder))
  const files = new Map<string, SiteFile>()
  for (const path of paths) {
    const type = TYPES[extname(path)]
    if (!type || isPrivate(path)) continue
    const codings = (['br', 'gzip'] as const).filter((coding) => paths.has(path + SUFFIX[coding]))
    files.set(path, { path, type, codings })
  }
  const kept = new Map<string, Promise<{ bytes: Buffer; etag: string } | null>>()
  const load = async (path: string) => {
    const bytes = await readFile(join(folder, relative('/', path))).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      kept.delete(path)
      throw error
    })
    if (!bytes) return null
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
  }
  return {
    find: (path) => files.get(path) ?? null,
    read: (file, coding) => {
      const path = coding ? file.path + SUFFIX[coding] : file.path
      const found = kept.get(path) ?? load(path)
      kept.set(path, found)
      return found
    },
    json: (name) =>
      existsSync(join(folder, name)) ? JSON.parse(readFileSync(join(folder, name), 'utf8')) : null,
  }
}
