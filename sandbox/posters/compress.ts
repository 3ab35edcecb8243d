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

/** What was made last under up to `bound` names: the least recently asked is dropped. What failed is made again. */
export function lately<T>(bound: number) {
  const kept = new Map<string, Promise<T>>()
  return (name: string, make: () => Promise<T>): Promise<T> => {
    let made = kept.get(name)
    if (!made) {
      made = make()
      made.catch(() => kept.delete(name))
    }
    kept.delete(name)
    kept.set(name, made)
    if (kept.size > bound) kept.delete(kept.keys().next().value!)
    return made
  }
}

/** A cache of encoded bodies. */
export function bodyCache(bound: number) {
  const kept = lately<Body>(bound)
  return (name: string, coding: Coding, text: () => string): Promise<Body> =>
    kept(`${coding} ${name}`, async () => {
      const drawn = text()
      const bytes = await encode(drawn, coding)
      return { bytes, etag: etagOf(drawn, coding) }
    })
}

/** Of a text or a picture, in a coding. */
export const etagOf = (of: string | Uint8Array, coding: Coding): string =>
  `"${createHash('sha256').update(of).digest('base64url').slice(0, 22)}-${coding}"`
