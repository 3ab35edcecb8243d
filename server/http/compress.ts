/**
 * Answers of the API, compressed for the way (decision 062). Reads only: what has a secret in it is given out by a write, and
 * the size of a compressed answer tells of secrets beside words of the caller's (BREACH).
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { textOf } from '../kit/text-response.ts'

/** Below it the saving is less than the headers. */
const LEAST = 1024
const TEXT = /^(application\/json|text\/)/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** For each answer anew, so the quality that costs about a millisecond for 60 kB. */
const brotli = (bytes: Buffer) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

/** What the client takes, best first; a coding with q=0 is refused. */
function codingFor(accepts: string): 'br' | 'gzip' | null {
  const taken = (name: string) =>
    accepts.split(',').some((one) => {
      const [coding = '', ...rest] = one.split(';').map((part) => part.trim().toLowerCase())
      return coding === name && !rest.some((part) => /^q=0(\.0*)?$/.test(part))
    })
  return taken('br') ? 'br' : taken('gzip') ? 'gzip' : null
}

/** The same answer in the best coding that the caller takes, where it is long enough and not in one already. */
export async function compressed(response: Response, request: Request): Promise<Response> {
  const { headers } = response
  const isText = TEXT.test(headers.get('content-type') ?? '')
  if (request.method !== 'GET' || !isText || headers.has('content-encoding') || response.status === 304)
    return response
  const text = textOf(response)
  const bytes = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text)
  const known = headers.get('vary')
  if (!/accept-encoding/i.test(known ?? '')) headers.append('vary', 'accept-encoding')
  const coding = bytes.byteLength < LEAST ? null : codingFor(request.headers.get('accept-encoding') ?? '')
  if (coding === null) return text === undefined ? new Response(bytes, response) : response
  headers.set('content-encoding', coding)
  headers.delete('content-length')
  return new Response(await (coding === 'br' ? brotli(bytes) : toGzip(bytes)), response)
}
