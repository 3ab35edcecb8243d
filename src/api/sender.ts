/** What a way of sending must do, and what every way has in common. */
import { apiConfig } from './config.ts'

/** A request as it goes out: encoded, path parameters filled in. `token` is null for a visitor. */
export interface Outgoing {
  method: 'GET' | 'POST'
  /** Path under the configured base URL. */
  path: string
  query?: Record<string, string>
  body?: unknown
  token: string | null
  idempotencyKey?: string | undefined
  pinProof?: string | undefined
  signal?: AbortSignal | undefined
}

/** Any HTTP answer, whatever its status. */
export interface Answer {
  status: number
  body: string
  /** Seconds. */
  retryAfter: number | undefined
  /** The server's clock when it answered, epoch ms. */
  serverTime: number | null
  /** What the server's log calls this request; '' where the platform names none. */
  requestId: string
}

/** Sends one request. Rejects with `NoAnswer` when there is no HTTP answer. */
export type Sender = (request: Outgoing) => Promise<Answer>

/** Why there was no answer. `aborted`: the caller no longer wants it. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly kind: 'offline' | 'timeout' | 'unreachable' | 'aborted'

  constructor(kind: NoAnswer['kind'], cause: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

/** The browser's word on being offline is only taken when a request has failed. */
export const lostKind = (): 'offline' | 'unreachable' =>
  typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'unreachable'

declare global {
  /**
   * What a page asks first is sent by a script in its head (scripts/build/pages/first.ts), while the page's code is on its way:
   * whoever would send the same takes up that answer, once. By address (with `!` before it: a POST that says nothing) and token of the
   * session, '' of a visitor.
   */
  var firstCalls: ((address: string, token: string) => Promise<FirstAnswer> | undefined) | undefined
}

/** As much of a `Response` as is read. */
interface FirstAnswer {
  status: number
  text: () => Promise<string>
  headers: { get: (name: string) => string | null }
}

/** The answer that is on its way already, if there is one. A POST that carries nothing is a read to the specification: `member.wallets`. */
export function firstAnswer({ method, token, ...sent }: Outgoing, address: string) {
  const isRead = method === 'GET'
  if (!isRead && (sent.idempotencyKey || sent.pinProof || !isEmpty(sent.body))) return
  return globalThis.firstCalls?.((isRead ? '' : '!') + address, token ?? '')
}

const isEmpty = (body: unknown): boolean => Object.keys(body ?? {}).length === 0

/** Deadlines in ms: a read is worth repeating sooner than a write is worth doubting. */
export const deadline = { read: 10_000, write: 20_000 } as const

/** In ms, by what the request does. */
export const deadlineOf = ({ method }: Outgoing): number =>
  method === 'GET' ? deadline.read : deadline.write

/** No token, no Authorization; no key, no Idempotency-Key. */
export function headersOf({ token, idempotencyKey, pinProof }: Outgoing): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(pinProof ? { 'X-Pin-Proof': pinProof } : {}),
  }
}

/** Of this origin where no base address is configured. */
export const urlOf = (path: string): string => apiConfig.baseUrl + path

/** `?…`, or nothing. */
export function queryOf({ query }: Outgoing): string {
  const text = new URLSearchParams(query).toString()
  return text ? `?${text}` : ''
}

/** Reads `X-Server-Time` (epoch ms), `Retry-After` (seconds; a date is passed over), `X-Request-Id` beside status and body. */
export function answerOf(status: number, body: string, header: (name: string) => unknown): Answer {
  const serverTime = Number(header('x-server-time'))
  return {
    status,
    body,
    retryAfter: Number(header('retry-after')) || undefined,
    serverTime: serverTime > 0 ? serverTime : null,
    requestId: String(header('x-request-id') ?? ''),
  }
}
