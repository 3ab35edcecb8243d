/** A request's input: query, JSON body and path parameters, read by the endpoint's schema. */
import * as z from 'zod/mini'
import { errorCode } from '#contracts/errors.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { errors } from '../../strings/errors.ts'
import { invalid, Refusal } from '../errors.ts'

/** Larger than any request of the contract but those with a picture, whose plan names a limit (handler.ts `Plan`). */
const BODY_LIMIT = 64 * 1024

/** PostgreSQL's texts hold neither a NUL nor half a surrogate pair, and nobody types one. */
const isText = (text: string): boolean => !/\p{Surrogate}/u.test(text) && !text.includes('\0')

/** Whether every text in a value is one, names of its parts included. A loop, since a body may be nested deeply. */
function holdsText(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && !isText(one)) return false
    if (typeof one === 'object' && one !== null)
      for (const [name, part] of Object.entries(one)) left.push(name, part)
  }
  return true
}

/** Whether the bytes behind an address' escapes are text: reading it, `URL` would put another sign in their place. */
function isEscapedText(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** The query as an object. A repeated parameter is refused, so that no one reads it in two ways. */
function readQuery(url: URL): Record<string, string> {
  const values: Record<string, string> = {}
  const broken = url.search
    .slice(1)
    .split('&')
    .find((pair) => !isEscapedText(pair))
  if (broken !== undefined) return invalid({ [broken.split('=')[0]!]: errors.field.format })
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(values, name)) invalid({ [name]: errors.repeatedField })
    values[name] = value
  }
  return values
}

/** The body's bytes, refused as soon as they are more than the limit. */
async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = () => new Refusal(413, errorCode.invalid, errors.tooLarge)
  const said = request.headers.get('content-length')
  if (Number(said ?? 0) > limit) throw tooLarge()
  // No more than was said can come. Read at once it passes through no stream.
  if (said !== null) return Buffer.from(await request.arrayBuffer())
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.byteLength
    if (length > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Throws at bytes that are no text, rather than putting another sign in their place. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

async function readBody(request: Request, limit: number): Promise<object> {
  const bytes = await readBytes(request, limit)
  if (bytes.length === 0) return {}
  const notJson = new Refusal(422, errorCode.invalid, errors.notJson, { fields: {} })
  // A form of another site can send text/plain without asking; JSON it cannot.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw notJson
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    throw notJson
  }
  throw notJson
}

/** What is wrong with a field, in a sentence for the member. */
function sentence(issue: z.core.$ZodIssue, raw: unknown): string {
  if (raw === undefined || raw === null || raw === '') return errors.field.required
  if (issue.code === 'too_small' && issue.origin === 'string')
    return errors.field.tooShort(Number(issue.minimum))
  if (issue.code === 'too_big' && issue.origin === 'string')
    return errors.field.tooLong(Number(issue.maximum))
  return errors.field.format
}

/** The decoded input, or a 422 with a sentence for each field. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
  limit: number = BODY_LIMIT,
): Promise<unknown> {
  const url = new URL(request.url)
  const given = endpoint.method === 'GET' ? readQuery(url) : await readBody(request, limit)
  const raw: Record<string, unknown> = { ...given, ...params }
  const illFormed = Object.keys(raw).find((name) => !isText(name) || !holdsText(raw[name]))
  if (illFormed !== undefined) return invalid({ [illFormed]: errors.field.format })
  const read = z.safeDecode(endpoint.request, raw)
  if (read.success) return read.data
  const fields: Record<string, string> = {}
  for (const issue of read.error.issues) {
    const name = String(issue.path[0] ?? '')
    fields[name] ??= sentence(issue, raw[name])
  }
  return invalid(fields)
}
