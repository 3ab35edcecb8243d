/** A request's input: query, JSON body and path parameters, read by the endpoint's schema. */
import * as z from 'zod/mini'
import { errorCode } from '#contracts/errors.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { errors } from '../strings/errors.ts'
import { invalid, Refusal } from './errors.ts'

/** Larger than any request of the contract but those with a picture, whose plan names a limit (handler.ts `Plan`). */
export const BODY_LIMIT = 64 * 1024

/** The query as an object. A repeated parameter is refused, so that no one reads it in two ways. */
function readQuery(url: URL): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(values, name)) invalid({ [name]: errors.repeatedField })
    values[name] = value
  }
  return values
}

/** The body's text, refused as soon as it is longer than the limit. */
async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new Refusal(413, errorCode.invalid, errors.tooLarge)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.byteLength
    if (length > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function readBody(request: Request, limit: number): Promise<object> {
  const text = await readText(request, limit)
  if (text === '') return {}
  const notJson = new Refusal(422, errorCode.invalid, errors.notJson, { fields: {} })
  // A form of another site can send text/plain without asking; JSON it cannot.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw notJson
  try {
    const value: unknown = JSON.parse(text)
    if (text.includes('\\u0000') && !Object.values(value ?? {}).some(hasNul)) throw notJson
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

/** PostgreSQL's texts cannot hold a NUL, and nobody types one. */
const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0')

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
  const nul = Object.keys(raw).find((name) => hasNul(raw[name]))
  if (nul !== undefined) return invalid({ [nul]: errors.field.format })
  const read = z.safeDecode(endpoint.request, raw)
  if (read.success) return read.data
  const fields: Record<string, string> = {}
  for (const issue of read.error.issues) {
    const name = String(issue.path[0] ?? '')
    fields[name] ??= sentence(issue, raw[name])
  }
  return invalid(fields)
}
