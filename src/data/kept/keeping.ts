/**
 * What was read in the last visit is shown while it is read again (decision 106). Loaded with the calls themselves: a page that
 * is taken over from its HTML has been drawn by then.
 */
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { whenIdle } from '#src/lib/idle.ts'
import { keepRead, keptRead, ownerNow } from '#src/stores/kept/kept-reads.ts'

/** As much of a query's context as is needed. */
export interface Asking {
  readonly client: QueryClient
  readonly queryKey: readonly unknown[]
  readonly signal: AbortSignal
}

const DAY = 24 * 60 * 60_000

interface KeepOptions<Data> {
  /** Older is not shown, ms; a week unless told. */
  readonly oldest?: number
  /** The query's data made of one answer: the first page of a list that grows. */
  readonly asData?: (data: Data) => unknown
}

function decoded<S extends z.core.$ZodType>(schema: S, text: string): z.output<S> | undefined {
  try {
    return z.decode(schema, JSON.parse(text) as z.input<S>)
  } catch {
    return undefined
  }
}

/**
 * Asks, and in the meantime gives the query what an earlier visit of the same person got, if it has nothing to show. What is kept is in the
 * form of the contract and is read by it again: of another shape it is not shown.
 */
export async function keeping<S extends z.core.$ZodType>(
  { client, queryKey }: Asking,
  schema: S,
  ask: () => Promise<z.output<S>>,
  { oldest = 7 * DAY, asData = (data) => data }: KeepOptions<z.output<S>> = {},
): Promise<z.output<S>> {
  const owner = ownerNow()
  const name = JSON.stringify(queryKey)
  if (owner !== null && client.getQueryData(queryKey) === undefined) {
    const kept = keptRead(name, oldest)
    const data = kept ? decoded(schema, kept.text) : undefined
    if (kept && data !== undefined) client.setQueryData(queryKey, asData(data), { updatedAt: kept.at })
  }
  const fresh = await ask()
  if (owner === null) return fresh
  whenIdle(() => {
    // What was forgotten meanwhile (the session is over) is not kept, nor what was read for somebody before.
    if (ownerNow() === owner && client.getQueryState(queryKey))
      keepRead(name, { owner, at: Date.now(), text: JSON.stringify(z.encode(schema, fresh)) })
  })
  return fresh
}
