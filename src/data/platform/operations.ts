/** How a write ended whose answer never came: asked from the server, never guessed. */
import * as z from 'zod/mini'
import { type Endpoint, envelope, type ReplyOf } from '#contracts/kit.ts'
import { getOperation } from '#contracts/operations.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'

/** While the server still works on it; it answers long before the last of these. */
const waits = [700, 1200, 2000, 3000, 5000]

/**
 * The reply of the write that was sent to `endpoint` under `key`; null when it never arrived, so that it may be sent
 * again under the same key. Throws what the write itself would have thrown, or, when the server cannot be asked, an
 * error whose outcome is unknown.
 */
export async function outcomeOf<E extends Endpoint>(
  endpoint: E,
  key: string,
  signal?: AbortSignal,
): Promise<ReplyOf<E> | null> {
  for (const wait of [...waits, null]) {
    const { data } = await call(getOperation, { key }, { signal })
    if (data.state === 'absent') return null
    if (data.state === 'done') return read(endpoint, data.status ?? 200, data.reply)
    if (wait === null) break
    await pause(wait, signal)
  }
  throw new ApiError('timeout', { endpoint: endpoint.name })
}

function read<E extends Endpoint>(endpoint: E, status: number, reply: unknown): ReplyOf<E> {
  const outer = z.safeParse(envelope, reply)
  const message = outer.success ? (outer.data.message ?? '') : ''
  const code = outer.success ? Number(outer.data[endpoint.success]) : Number.NaN
  const details = { endpoint: endpoint.name, status, message }
  if (!outer.success || Number.isNaN(code)) throw new ApiError('malformed', { ...details, message: '' })
  if (status !== 200 || code !== 0) throw new ApiError('refused', { ...details, code })
  const data = z.safeDecode(endpoint.response, outer.data.data)
  const extra = z.safeDecode(endpoint.extra, reply)
  if (!data.success || !extra.success) throw new ApiError('malformed', { ...details, message: '' })
  return { message, ...(extra.data as object), data: data.data } as ReplyOf<E>
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
