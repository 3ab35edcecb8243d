/** How a call is made: over the network, perhaps recorded, or out of what was recorded. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillPath, pathParams, type Endpoint } from '#contracts/kit.ts'

/** What went out and what came back. `ms`: how long it took; `headers`: those of the answer that say something. */
export interface Exchange {
  readonly url: string
  readonly body: object | null
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly ms: number
}

/** Makes one call; null where there is no answer to be had of it (not recorded). */
export type Ask = (endpoint: Endpoint, input: object) => Promise<Exchange | null>

interface Network {
  /** Where the platform's `/api` is mounted, without a slash at the end. */
  readonly base: string
  readonly token?: string | undefined
  /** Milliseconds before each request. */
  readonly pause: number
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const TELLING = [
  'content-type',
  'x-server-time',
  'x-request-id',
  'retry-after',
  'access-control-expose-headers',
]

/** Asks the platform itself; one that asks for a moment's patience gets it, once. */
export function overNetwork({ base, token, pause }: Network): Ask {
  return async (endpoint, input) => {
    await wait(pause)
    const inPath = pathParams(endpoint.path)
    const fields = Object.entries(input).filter(([name]) => !inPath.includes(name))
    const url = new URL(base + fillPath(endpoint.path, { ...input }))
    const headers = new Headers({ accept: 'application/json' })
    if (token && endpoint.auth !== 'none') headers.set('authorization', `Bearer ${token}`)
    if (endpoint.idempotent) headers.set('idempotency-key', randomUUID())
    const body = endpoint.method === 'GET' ? null : Object.fromEntries(fields)
    if (body === null) for (const [name, value] of fields) url.searchParams.set(name, String(value))
    else headers.set('content-type', 'application/json')
    const init = {
      method: endpoint.method,
      headers,
      redirect: 'manual' as const,
      ...(body && { body: JSON.stringify(body) }),
    }
    const send = () => fetch(url, { ...init, signal: AbortSignal.timeout(15_000) })
    const started = performance.now()
    let response = await send()
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    if (response.status === 429 && seconds <= 30) {
      await wait(seconds * 1000)
      response = await send()
    }
    const text = await response.text()
    return {
      url: url.href,
      body,
      status: response.status,
      headers: Object.fromEntries(
        TELLING.flatMap((name) => (response.headers.get(name) ? [[name, response.headers.get(name)!]] : [])),
      ),
      text,
      ms: Math.round(performance.now() - started),
    }
  }
}

const fileOf = (folder: string, { name }: Endpoint): string => join(folder, `${name}.json`)

/** Keeps each answer as it came, with what names people in it: the folder is the tester's own. */
export function recording(ask: Ask, folder: string): Ask {
  mkdirSync(folder, { recursive: true })
  return async (endpoint, input) => {
    const exchange = await ask(endpoint, input)
    if (exchange) writeFileSync(fileOf(folder, endpoint), `${JSON.stringify(exchange, null, 2)}\n`)
    return exchange
  }
}

/** Answers of an earlier run: a report without a platform. */
export function recorded(folder: string): Ask {
  return async (endpoint) => {
    try {
      return JSON.parse(readFileSync(fileOf(folder, endpoint), 'utf8')) as Exchange
    } catch {
      return null
    }
  }
}
