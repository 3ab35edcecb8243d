/** Asks a platform every read of the contract, one after the other, and holds each reply against its shapes. */
import { allEndpoints } from '#contracts/all.ts'
import { errorCode } from '#contracts/errors.ts'
import { fillPath, pathParams, type Endpoint } from '#contracts/kit.ts'
import { droppedRow } from '#contracts/wire.ts'
import * as z from 'zod/mini'
import { compare, mismatch, type Mismatch } from './compare.ts'
import { isRead, known, learn, requestFor, type Known } from './request.ts'

export interface Options {
  /** Where the platform's `/api` is mounted, without a slash at the end. */
  readonly base: string
  readonly agentCode: string
  readonly agentId: number
  readonly token?: string | undefined
  /** Milliseconds between two requests. */
  readonly pause: number
}

export type Outcome =
  | { readonly endpoint: Endpoint; readonly kind: 'ok' }
  | { readonly endpoint: Endpoint; readonly kind: 'mismatch'; readonly mismatches: readonly Mismatch[] }
  | { readonly endpoint: Endpoint; readonly kind: 'skipped'; readonly why: string }

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const skipped = (endpoint: Endpoint, why: string): Outcome => ({ endpoint, kind: 'skipped', why })
const wrong = (endpoint: Endpoint, ...mismatches: Mismatch[]): Outcome => ({
  endpoint,
  kind: 'mismatch',
  mismatches,
})

/** Yields an outcome for every endpoint of the contract; writes are skipped without a word to the platform. */
export async function* check(options: Options): AsyncGenerator<Outcome> {
  const values = known(options.agentCode, options.agentId)
  droppedRow.report = () => {}
  for (const endpoint of allEndpoints as readonly Endpoint[]) {
    if (!isRead(endpoint)) yield skipped(endpoint, 'writes that are never sent')
    else if (endpoint.auth === 'member' && !options.token) yield skipped(endpoint, 'needs a signed-in member')
    else yield await ask(endpoint, values, options)
  }
}

async function ask(endpoint: Endpoint, values: Known, options: Options): Promise<Outcome> {
  const request = requestFor(endpoint, values)
  if ('missing' in request) return skipped(endpoint, `no ${request.missing} to ask for`)
  await wait(options.pause)
  const response = await send(endpoint, request.input, options)
  if (response.status === 501) return skipped(endpoint, 'not served yet')
  if (response.status === 429) return skipped(endpoint, 'asked to slow down')
  if (response.status === 404 && endpoint.origin === 'extension')
    return skipped(endpoint, 'extension not served')
  if (response.status !== 200) return wrong(endpoint, mismatch('HTTP status', '200', response.status))
  const reply = parse(await response.text())
  return reply
    ? judge(endpoint, reply, values)
    : wrong(endpoint, mismatch('body', 'a JSON object', response.headers.get('content-type')))
}

function judge(endpoint: Endpoint, reply: Record<string, unknown>, values: Known): Outcome {
  const code = reply[endpoint.success]
  if (typeof code !== 'number' && !(typeof code === 'string' && /^\d+$/.test(code)))
    return wrong(endpoint, mismatch(endpoint.success, 'a number', code))
  if (Number(code) !== errorCode.ok) return skipped(endpoint, 'refused by the platform')
  const found = [
    ...compare(endpoint.response, reply.data, 'data'),
    ...compare(endpoint.extra, reply, 'reply'),
  ]
  const read = z.safeDecode(endpoint.response, reply.data)
  if (read.success) learn(values, read.data)
  else if (found.length === 0)
    found.push(mismatch('data', read.error.issues[0]?.message ?? 'another shape', reply.data))
  return found.length > 0 ? wrong(endpoint, ...found) : { endpoint, kind: 'ok' }
}

async function send(endpoint: Endpoint, input: object, { base, token }: Options): Promise<Response> {
  const inPath = pathParams(endpoint.path)
  const fields = Object.entries(input).filter(([name]) => !inPath.includes(name))
  const url = new URL(base + fillPath(endpoint.path, { ...input }))
  const headers = new Headers({ accept: 'application/json' })
  if (token && endpoint.auth !== 'none') headers.set('authorization', `Bearer ${token}`)
  const init: RequestInit = {
    method: endpoint.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  }
  if (endpoint.method === 'GET') for (const [name, value] of fields) url.searchParams.set(name, String(value))
  else {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(Object.fromEntries(fields))
  }
  const response = await fetch(url, init)
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  if (response.status !== 429 || !(seconds <= 30)) return response
  await wait(seconds * 1000)
  return fetch(url, { ...init, signal: AbortSignal.timeout(15_000) })
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
