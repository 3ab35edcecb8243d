/** Asks a platform every read of the contract, one after the other, and holds each reply against its shapes. */
import { allEndpoints } from '#contracts/all.ts'
import { errorCode } from '#contracts/errors.ts'
import { generousEnvelope, generously } from '#contracts/generous.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { droppedRow } from '#contracts/wire.ts'
import * as z from 'zod/mini'
import { compare, mismatch, type Mismatch } from './compare.ts'
import type { Ask, Exchange } from './exchange.ts'
import { isRead, known, learn, requestFor, type Known } from './request.ts'

export interface Options {
  readonly ask: Ask
  readonly agentCode: string
  readonly agentId: number
  /** Calls of a member can be made. */
  readonly signedIn: boolean
  /** Of times that come without one. */
  readonly zone: string
  /** Writes that may be sent, each with what is named for it beforehand; see `writes.ts`. */
  readonly writes: ReadonlyMap<string, () => Promise<object | null>>
}

/**
 * What the site makes of it: `same` as declared; `shrugged`: a row is left out or a word shown neutrally; `read`: in another form,
 * read all the same; `refused`: the part says that it failed.
 */
export type Verdict = 'same' | 'shrugged' | 'read' | 'refused'

interface Asked {
  readonly endpoint: Endpoint
  readonly exchange?: Exchange | undefined
}

export type Outcome = Asked &
  (
    | { readonly kind: 'ok' }
    | { readonly kind: 'mismatch'; readonly mismatches: readonly Mismatch[]; readonly verdict: Verdict }
    | { readonly kind: 'skipped'; readonly why: string }
  )

const skipped = (endpoint: Endpoint, why: string, exchange?: Exchange): Outcome => ({
  endpoint,
  exchange,
  kind: 'skipped',
  why,
})
const wrong = (
  endpoint: Endpoint,
  exchange: Exchange,
  verdict: Verdict,
  ...mismatches: Mismatch[]
): Outcome => ({ endpoint, exchange, kind: 'mismatch', verdict, mismatches })

/** Words of a call that the platform does not have; a profile is made of them. */
export const NOT_SERVED: ReadonlySet<string> = new Set(['extension not served', 'not served yet'])

/** Yields an outcome for every endpoint of the contract; writes are skipped without a word to the platform unless they are named. */
export async function* check(options: Options): AsyncGenerator<Outcome> {
  const values = known(options.agentCode, options.agentId)
  droppedRow.report = () => {}
  for (const endpoint of allEndpoints as readonly Endpoint[]) {
    const write = options.writes.get(endpoint.name)
    if (!isRead(endpoint) && !write) yield skipped(endpoint, 'writes that are never sent')
    else if (endpoint.auth === 'member' && !options.signedIn)
      yield skipped(endpoint, 'needs a signed-in member')
    else yield await one(endpoint, values, options, write && (await write()))
  }
}

async function one(
  endpoint: Endpoint,
  values: Known,
  options: Options,
  write: object | null | undefined,
): Promise<Outcome> {
  if (write === null) return skipped(endpoint, 'nothing to write with')
  const request = write ? { input: write } : requestFor(endpoint, values)
  if ('missing' in request) return skipped(endpoint, `no ${request.missing} to ask for`)
  const exchange = await options.ask(endpoint, request.input)
  if (!exchange) return skipped(endpoint, 'not recorded')
  const { status } = exchange
  if (status === 501) return skipped(endpoint, 'not served yet', exchange)
  if (status === 429) return skipped(endpoint, 'asked to slow down', exchange)
  const reply = parse(exchange.text)
  const isMissing = status === 405 || (status === 404 && !(endpoint.mayMiss && reply?.error !== undefined))
  if (isMissing && endpoint.origin === 'extension') return skipped(endpoint, 'extension not served', exchange)
  if (status === 404 && endpoint.mayMiss) return skipped(endpoint, 'nothing of the kind there', exchange)
  if (status !== 200) return wrong(endpoint, exchange, 'refused', mismatch('HTTP status', '200', status))
  return reply
    ? judge(endpoint, exchange, reply, values, options.zone)
    : wrong(
        endpoint,
        exchange,
        'refused',
        mismatch('body', 'a JSON object', exchange.headers['content-type']),
      )
}

function judge(
  endpoint: Endpoint,
  exchange: Exchange,
  reply: Record<string, unknown>,
  values: Known,
  zone: string,
): Outcome {
  const code = reply[endpoint.success]
  const outer = generousEnvelope(reply) as Record<string, unknown>
  const found: Mismatch[] = []
  if (typeof code !== 'number' && !(typeof code === 'string' && /^\d+$/.test(code)))
    found.push(mismatch(endpoint.success, 'a number', code))
  const ended = Number(outer.error ?? outer.status ?? Number.NaN)
  if (found.length > 0 && Number.isNaN(ended)) return wrong(endpoint, exchange, 'refused', ...found)
  if (ended !== errorCode.ok) return skipped(endpoint, 'refused by the platform', exchange)
  found.push(...compare(endpoint.response, reply.data, 'data'), ...compare(endpoint.extra, reply, 'reply'))
  const data = generously(endpoint.response, outer.data, { zone })
  const generous = z.safeDecode(endpoint.response, data)
  const strict = z.safeDecode(endpoint.response, reply.data)
  if (strict.success || generous.success) learn(values, strict.data ?? generous.data)
  else if (found.length === 0)
    found.push(mismatch('data', strict.error?.issues[0]?.message ?? 'another shape', reply.data))
  if (found.length === 0) return { endpoint, exchange, kind: 'ok' }
  const left = compare(endpoint.response, data, 'data')
  const verdict = !generous.success ? 'refused' : left.length === 0 ? 'read' : 'shrugged'
  return wrong(endpoint, exchange, verdict, ...found)
}

function parse(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
