/** Small texts compressed once and kept, up to a bound. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Coding = 'br' | 'gzip' | 'identity'

export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** The best coding that an Accept-Encoding header allows. */
export const codingFor = (accepts: string): Coding =>
  /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : 'identity'

async function encode(text: string, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === 'identity') return new TextEncoder().encode(text)
  const packed =
    coding === 'br'
      ? await toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } })
      : await toGzip(text, { level: 9 })
  return new Uint8Array(packed)
}

/** A cache of encoded bodies: the least recently asked is dropped when `bound` is reached. */
export function bodyCache(bound: number) {
  const kept = new Map<string, Promise<Body>>()
  return (name: string, coding: Coding, text: () => string): Promise<Body> => {
    const key = `${coding} ${name}`
    const known = kept.get(key)
    const body = known ?? make(text(), coding)
    kept.delete(key)
    kept.set(key, body)
    if (kept.size > bound) kept.delete(kept.keys().next().value!)
    return body
  }
}

async function make(text: string, coding: Coding): Promise<Body> {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}-${coding}"`
  return { bytes: await encode(text, coding), etag }
}
