/** Content security policies (ARCHITECTURE.md "Web security"). */
import * as z from 'zod/mini'

type Directives = Readonly<Record<string, readonly string[]>>

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/** Hashes of the inline blocks that the build put into a page. */
interface InlineHashes {
  readonly script: readonly string[]
  readonly style: readonly string[]
}

/** dist/site/csp.json: hashes that any page may need, and by its file what a page alone has. */
export const siteHashes = z.object({
  script: z.array(z.string()),
  style: z.array(z.string()),
  pages: z._default(
    z.record(z.string(), z.object({ script: z.array(z.string()), style: z.array(z.string()) })),
    {},
  ),
})

const CLOSED: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
}

const TRUSTED_TYPES: Directives = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }

/** The site's one policy, for the constant markup of its loading bar (src/app/frame/nprogress.ts). */
const SITE_TRUSTED_TYPES: Directives = { ...TRUSTED_TYPES, 'trusted-types': ['loading-bar'] }

/** The site's pages: own files, hashed inline blocks, LINE's API and pictures, game frames. */
export const sitePolicy = (hashes: InlineHashes, gamesOrigin: string) =>
  write({
    ...CLOSED,
    'script-src': ["'self'", ...hashes.script],
    'style-src': ["'self'", ...hashes.style],
    'img-src': ["'self'", 'data:', 'blob:', 'https://profile.line-scdn.net'],
    'font-src': ["'self'"],
    // The last two: how the friend picker and the add-friend sheet ended (line.md §1).
    'connect-src': ["'self'", 'https://api.line.me', 'https://access.line.me', 'https://liff.line.me'],
    'frame-src': [gamesOrigin],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    ...SITE_TRUSTED_TYPES,
  })

/** The server's own pages (API document, sandbox): own files only. */
export const ownPagePolicy = write({
  ...CLOSED,
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  ...TRUSTED_TYPES,
})

/** Replies that are no page: `object-src` falls back to the default, and every byte of it goes with every file. */
export const dataPolicy = write({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})
