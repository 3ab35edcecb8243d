/** One exchange of the contract: encodes the request, has it sent, reads the reply. Knows no way of sending. */
import * as z from 'zod/mini'
import { config as configureZod } from 'zod/mini'
import {
  type Endpoint,
  envelope,
  fillPath,
  pathParams,
  type ReplyOf,
  type RequestOf,
} from '#contracts/kit.ts'
import { droppedRow } from '#contracts/wire.ts'
import { shortPause } from '#src/lib/idle.ts'
import { ApiError, type FailureKind } from './api-error.ts'
import { apiConfig } from './config.ts'
import { type Answer, NoAnswer, type Sender } from './sender.ts'

// Strict CSP: without this zod probes for `new Function`, which the browser reports as a violation. Imported by its own
// name, because the build takes calls of `z` to be without effect (vite.config.ts).
configureZod({ jitless: true })

/** What goes with a call beside its input. */
export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Required by endpoints declared `idempotent`. */
  idempotencyKey?: string | undefined
  /** Of the member's PIN (decision 097); made by `call` itself. */
  pinProof?: string | undefined
}

/**
 * Returns `{ message, data, …extra }`, or throws an `ApiError` of exactly one kind, told to the app first. An exchange
 * that its caller aborted throws the abort reason instead.
 */
export async function exchange<E extends Endpoint>(
  send: Sender,
  endpoint: E,
  input: RequestOf<E>,
  options: CallOptions,
): Promise<ReplyOf<E>> {
  // A page's reads are asked for as it is drawn, and each takes the browser as long as a part of the page.
  if (endpoint.method === 'GET') await shortPause()
  const token = apiConfig.token()
  try {
    const answer = await answerTo(send, endpoint, input, options)
    // Answers that the page's head asked for are all there at once: each is read in a task of its own.
    await shortPause()
    return await readReply(endpoint, answer)
  } catch (error) {
    if (error instanceof ApiError && !isOldNews(error, token)) apiConfig.onFailure(error, endpoint)
    throw error
  }
}

/** It speaks of a session that was left, or renewed, while the call was on its way. */
const isOldNews = (error: ApiError, token: string | null): boolean =>
  error.kind === 'unauthenticated' && token !== null && token !== apiConfig.token()

async function answerTo<E extends Endpoint>(
  send: Sender,
  endpoint: E,
  input: RequestOf<E>,
  options: CallOptions,
): Promise<Answer> {
  const wire = z.encode(endpoint.request, input) as Record<string, unknown>
  const rest = omit(wire, pathParams(endpoint.path))
  const sentAt = Date.now()
  apiConfig.onActivity(1)
  try {
    const answer = await send({
      method: endpoint.method,
      path: fillPath(endpoint.path, wire),
      ...(endpoint.method === 'GET' ? { query: toQuery(rest) } : { body: rest }),
      token: apiConfig.token(),
      idempotencyKey: options.idempotencyKey,
      pinProof: options.pinProof,
      signal: options.signal,
    })
    reportServerTime(answer, sentAt)
    return answer
  } catch (cause) {
    const kind = cause instanceof NoAnswer ? cause.kind : 'unreachable'
    if (kind === 'aborted') throw options.signal?.reason ?? cause
    throw new ApiError(kind, { endpoint: endpoint.name, cause })
  } finally {
    apiConfig.onActivity(-1)
  }
}

/** Half the round trip is taken off, as NTP does, so that the offset errs by at most that half. */
function reportServerTime({ serverTime }: Answer, sentAt: number): void {
  if (serverTime === null) return
  const now = Date.now()
  apiConfig.onServerTime(serverTime - (now - (now - sentAt) / 2))
}

async function readReply<E extends Endpoint>(
  endpoint: E,
  answer: Answer,
  json: unknown = parseJson(answer.body),
  last: boolean = false,
): Promise<ReplyOf<E>> {
  const { status, retryAfter, requestId } = answer
  const outer = z.safeParse(envelope, json)
  const message = outer.data?.message ?? ''
  const code = codeOf(outer.data?.error ?? outer.data?.status)
  const details = {
    endpoint: endpoint.name,
    status,
    message,
    retryAfter,
    requestId,
    ...(Number.isNaN(code) ? {} : { code }),
  }

  // A refusal may name fields too: a username that is taken belongs beside its field.
  const given = outer.success ? outer.data.data : null
  const fields = fieldsOf(given)
  if (status !== 200) throw new ApiError(kindOfStatus(status), { ...details, fields, data: given })
  if (!Number.isNaN(code) && code !== 0) throw new ApiError('refused', { ...details, fields, data: given })
  const read = code === 0 && decoded(endpoint, json as object, last)
  if (read) return { message, ...read } as ReplyOf<E>
  if (last || typeof json !== 'object') throw new ApiError('malformed', { ...details, message: '' })
  // Another form may say the same (decision 087).
  const { inOurForm } = await import('./generous.ts')
  return readReply(endpoint, answer, await inOurForm(endpoint, json), true)
}

/** NaN for what says neither that it went well nor that it did not. */
const codeOf = (code: string | number | undefined): number => (code === '' ? Number.NaN : Number(code))

/** Null for what does not have the form of the contract; unless it is the last try, to the last row of its lists. */
function decoded<E extends Endpoint>(
  endpoint: E,
  json: { data?: unknown },
  last: boolean,
): Omit<ReplyOf<E>, 'message'> | null {
  const { report } = droppedRow
  let dropped = false
  if (!last) droppedRow.report = () => (dropped = true)
  const data = z.safeDecode(endpoint.response, json.data)
  const extra = z.safeDecode(endpoint.extra, json)
  droppedRow.report = report
  return data.success && extra.success && !dropped
    ? ({ ...(extra.data as object), data: data.data } as Omit<ReplyOf<E>, 'message'>)
    : null
}

function kindOfStatus(status: number): FailureKind {
  switch (status) {
    case 400:
      return 'badRequest'
    case 401:
      return 'unauthenticated'
    case 403:
      return 'forbidden'
    case 404:
      return 'notFound'
    case 409:
      return 'conflict'
    case 422:
      return 'invalid'
    case 429:
      return 'tooMany'
    case 501:
      return 'notYet'
    default:
      return status >= 500 ? 'server' : 'malformed'
  }
}

function fieldsOf(data: unknown): Record<string, string> {
  const fields = (data as { fields?: unknown } | null | undefined)?.fields
  if (typeof fields !== 'object') return {}
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function toQuery(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]])),
  )
}

function omit(values: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))
}
