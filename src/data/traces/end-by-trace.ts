/** The end of a write on a platform that cannot be asked by a key: found in what the write leaves behind (088). */
import type { Endpoint, ReplyOf, RequestOf } from '#contracts/kit.ts'
import { getOperation } from '#contracts/operations.ts'
import { isKnownOffered, isOffered } from '#src/api/offering.ts'
import { isServerClockKnown } from '#src/lib/server-clock.ts'
import type { Mark } from './kinds.ts'

/** They name a dozen calls that a page of money otherwise needs not; a platform that can be asked by keys never loads them. */
const traceOf = async (name: string) => (await import('./traces.ts')).traces[name]

/** Of a write that was sent: what it asked for, what was read before it, and when it left (epoch ms of the device). */
export interface SentWrite {
  body: unknown
  mark?: Mark | undefined
  at: number
}

/** `reply` null: it was done, and only what says so is lost. */
export type EndByTrace<E extends Endpoint> =
  { how: 'done'; reply: ReplyOf<E> | null } | { how: 'nothing' } | { how: 'unknown' }

/**
 * How long a write may still arrive: what is not there until then was not done. Twice the longest wait for an answer, and what a
 * platform takes to do it. In ms.
 */
export const patience = { arrival: 60_000, again: [700, 1500, 3000, 5000, 8000] }

/** Writes that a state tells, whatever was before: nothing is read before them (`needsMark` of their traces). */
export const toldByState: ReadonlySet<string> = new Set([
  'bill.cancel',
  'cashback.claim',
  'payment.cancelOrder',
  'promotion.cancel',
  'quest.event',
  'quest.redeem',
  'wheel.reward',
])

/** Whether the platform can be asked how a write ended. One that tells its clock is one of our kind until it is known. */
const canBeAsked = (): boolean =>
  isOffered(getOperation.name) && (isKnownOffered(getOperation.name) || isServerClockKnown())

/** What is there before a write, for a platform that cannot be asked; undefined where that tells nothing, or cannot be read. */
export async function markBefore(name: string, body: unknown): Promise<Mark | undefined> {
  if (toldByState.has(name) || canBeAsked()) return undefined
  try {
    return await (await traceOf(name))?.look(body as never, undefined)
  } catch {
    return undefined
  }
}

/**
 * Looks until the write is seen, or can no longer arrive. `lostAt` (epoch ms of the device): when its answer was missed, for a
 * phone that slept meanwhile sent nothing while it slept. Rejects where the platform cannot be read.
 */
export async function endByTrace<E extends Endpoint>(
  endpoint: E,
  { body, mark, at }: SentWrite,
  lostAt: number = at,
): Promise<EndByTrace<E>> {
  const trace = await traceOf(endpoint.name)
  if (!trace || body === undefined) return { how: 'unknown' }
  const request = body as RequestOf<E> as never
  for (let look = 0; ; look++) {
    const after = await trace.look(request, undefined)
    const told = trace.told(mark, after, request)
    if (told === 'done') {
      const data = (await trace.reply?.(after, mark, request, undefined).catch(() => null)) ?? null
      return { how: 'done', reply: data === null ? null : ({ message: '', data } as ReplyOf<E>) }
    }
    if (Date.now() - lostAt >= patience.arrival) return { how: told }
    const wait = patience.again[Math.min(look, patience.again.length - 1)]!
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
