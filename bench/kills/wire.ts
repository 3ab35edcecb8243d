/** The API over the network, as a client has it. */
import * as z from 'zod/mini'
import type { DataOf, Endpoint, RequestOf } from '#contracts/kit.ts'
import { requestFor } from '#server/testing/call.ts'

/** Longer than anything but a server that is gone without a word. */
const PATIENCE = 60_000

export interface Answer {
  readonly status: number
  readonly text: string
  /** Answered from the store: it was carried out earlier. */
  readonly replayed: boolean
  /** Of the header, seconds. */
  readonly retryAfter: number | undefined
}

export async function post(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', ...init, signal: AbortSignal.timeout(PATIENCE) })
  const text = await response.text()
  return {
    status: response.status,
    text,
    replayed: response.headers.get('idempotency-replayed') === 'true',
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  }
}

export async function ask<E extends Endpoint>(
  site: string,
  endpoint: E,
  input: RequestOf<E>,
  who: { as: string; key?: string },
): Promise<Answer> {
  const request = requestFor(endpoint, z.encode(endpoint.request, input) as Record<string, unknown>, who)
  const { pathname, search } = new URL(request.url)
  const body = request.method === 'POST' ? await request.text() : null
  return post(site + pathname + search, { method: request.method, headers: request.headers, body })
}

/** `data` of a success; null of a refusal. */
export function read<E extends Endpoint>(endpoint: E, { text }: Pick<Answer, 'text'>): DataOf<E> | null {
  const reply = JSON.parse(text) as { error: number; data: unknown }
  return reply.error === 0 ? (z.decode(endpoint.response, reply.data) as DataOf<E>) : null
}
