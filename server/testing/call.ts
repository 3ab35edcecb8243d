/** Calls endpoints of the contract through the app's `fetch`, as the client would. */
import * as z from 'zod/mini'
import { fillPath, pathParams, type DataOf, type Endpoint, type RequestOf } from '#contracts/kit.ts'
import type { App } from '../app.ts'

export interface CallOptions {
  /** Who calls: a member of `server.member()`, or a bearer token. A visitor when left out. */
  readonly as?: { readonly token: string } | string
  /** Idempotency-Key. Made up for an idempotent endpoint when left out; null sends none. */
  readonly key?: string | null
  readonly ip?: string
  readonly headers?: Record<string, string>
}

/** What came back. `data` is decoded when the reply is a success, and raw otherwise. */
export interface Called<E extends Endpoint> {
  readonly status: number
  /** `error` of the envelope (`status` for the lotto lobby). */
  readonly error: number
  readonly message: string
  readonly data: DataOf<E>
  /** The whole envelope as it came. */
  readonly body: Record<string, unknown>
  readonly text: string
  readonly headers: Headers
}

/** Input in its inside form (satang, booleans). For input out of shape build a `requestFor` and use `app.fetch`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: CallOptions,
) => Promise<Called<E>>

let made = 0
const newKey = () => `test-key-${String(++made).padStart(12, '0')}`

/** Builds the request the client would send; `encoded` is the wire form of the input. */
export function requestFor(
  endpoint: Endpoint,
  encoded: Record<string, unknown>,
  options: CallOptions = {},
): Request {
  const headers = new Headers(options.headers)
  if (options.as)
    headers.set('authorization', `Bearer ${typeof options.as === 'string' ? options.as : options.as.token}`)
  if (endpoint.idempotent && options.key !== null) headers.set('idempotency-key', options.key ?? newKey())
  const url = new URL(fillPath(endpoint.path, encoded), 'http://localhost')
  const rest = Object.entries(encoded).filter(([name]) => !pathParams(endpoint.path).includes(name))
  if (endpoint.method === 'GET') {
    for (const [name, value] of rest)
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
    return new Request(url, { headers })
  }
  headers.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(Object.fromEntries(rest)) })
}

export function caller(app: App): Call {
  return async (endpoint, input, options = {}) => {
    const encoded = z.encode(endpoint.request, input) as Record<string, unknown>
    const response = await app.fetch(requestFor(endpoint, encoded, options), { ip: options.ip })
    const text = await response.text()
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    const error = Number(body[endpoint.success])
    const data = error === 0 ? z.decode(endpoint.response, body.data) : body.data
    return {
      status: response.status,
      error,
      message: String(body.message),
      data: data as never,
      body,
      text,
      headers: response.headers,
    }
  }
}
