/** Serves the built site: hashed files for ever, pages for minutes and with an ETag, every path some page. */
import * as z from 'zod/mini'
import { CACHE } from './caching.ts'
import { dataPolicy, siteHashes, sitePolicy } from './csp.ts'
import { createRewrites } from './rewrites.ts'
import { openSiteFiles, type Coding, type SiteFile, type SiteFiles } from './site-files.ts'

const NO_HASHES = { script: [], style: [], pages: {} }
const NOT_BUILT = 'The site is not built. Run: npm run build\n'

export interface Site {
  fetch(request: Request): Promise<Response>
  /** The policy of a response: a page's own, with the hashes of its inline blocks; the closed one for other files. */
  policy(response: Response, gamesOrigin: string): string
}

function cacheControl(file: SiteFile, status: number): string {
  if (file.path.startsWith('/assets/')) return CACHE.assets
  if (!file.type.startsWith('text/html')) return CACHE.other
  return status === 200 ? CACHE.page : CACHE.missing
}

function bestCoding(file: SiteFile, accepts: string): Coding | null {
  return file.codings.find((coding) => new RegExp(`\\b${coding}\\b`).test(accepts)) ?? null
}

async function answer(files: SiteFiles, file: SiteFile, status: number, request: Request): Promise<Response> {
  const coding = bestCoding(file, request.headers.get('accept-encoding') ?? '')
  const found = await files.read(file, coding)
  if (!found) return new Response(null, { status: 404 })
  const { bytes, etag } = found
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': cacheControl(file, status),
    etag,
  })
  if (file.codings.length > 0) headers.set('vary', 'accept-encoding')
  const known = (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/)
  if (status === 200 && known.some((tag) => tag.replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers })
  }
  if (coding) headers.set('content-encoding', coding)
  headers.set('content-length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : (bytes as unknown as BodyInit), { status, headers })
}

/** Opens the folder the build wrote. A missing build is said in words, not in a stack trace. */
export function createSite(folder: string): Site {
  const files = openSiteFiles(folder)
  const pageOf = createRewrites(files.json('routes.json'))
  const read = z.safeParse(siteHashes, files.json('csp.json'))
  const { script, style, pages }: z.output<typeof siteHashes> = read.success ? read.data : NO_HASHES
  const served = new WeakMap<Response, SiteFile>()
  const serve = async (...[file, status, request]: [SiteFile, number, Request]) => {
    const response = await answer(files, file, status, request)
    served.set(response, file)
    return response
  }
  return {
    policy(response, gamesOrigin) {
      if (!response.headers.get('content-type')?.startsWith('text/html')) return dataPolicy
      const own = pages[served.get(response)?.path.slice(1) ?? '']
      return sitePolicy(
        { script: [...script, ...(own?.script ?? [])], style: [...style, ...(own?.style ?? [])] },
        gamesOrigin,
      )
    },
    fetch: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      }
      const path = decodePath(new URL(request.url).pathname)
      const file = files.find(path)
      if (file && path !== '/index.html') return serve(file, 200, request)
      // A hashed file of an older build that is gone: a page in its place would be run as script.
      if (path.startsWith('/assets/')) return new Response(null, { status: 404 })
      const page = pageOf(path)
      const html = files.find(page.file) ?? files.find('/index.html')
      if (!html)
        return new Response(NOT_BUILT, {
          status: 503,
          headers: { 'content-type': 'text/plain; charset=utf-8' },
        })
      return serve(html, page.status, request)
    },
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
