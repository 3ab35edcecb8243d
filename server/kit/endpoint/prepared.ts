/** Replies that are the same for everyone and large: encoded, tagged and compressed once. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DataOf, Endpoint } from '#contracts/kit.ts'
import { success } from '../reply.ts'

/** Made by `prepare()`; a handler returns it as it is. */
export class Prepared {
  readonly body: string
  readonly etag: string
  #compressed = new Map<string, Promise<Buffer>>()

  constructor(body: string) {
    this.body = body
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  }

  /** The body in the best coding that the client takes. */
  async encoded(accepts: string): Promise<{ coding: 'br' | 'gzip' | null; bytes: Buffer | string }> {
    const coding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null
    if (coding === null) return { coding, bytes: this.body }
    const made = this.#compressed.get(coding) ?? compress(coding, this.body)
    this.#compressed.set(coding, made)
    return { coding, bytes: await made }
  }
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const compress = (coding: 'br' | 'gzip', body: string): Promise<Buffer> =>
  coding === 'br'
    ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } })
    : toGzip(body, { level: 9 })

/**
 * Encodes a reply once: keep the result and return it from the handler. It goes out with an ETag, is answered 304
 * when the client has it, and compressed. For public data only: nothing of a member may be in it.
 */
export const prepare = <E extends Endpoint>(endpoint: E, data: DataOf<E>): Prepared =>
  new Prepared(success(endpoint, data).body)
