/** Transactions with a bounded retry, and the SQLSTATE of a failure. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Tx } from './types.ts'

/** Serialization failure, deadlock, lock not available: the whole transaction may be tried again. */
const RETRIED = new Set(['40001', '40P01', '55P03'])
/** And a statement that was cut off by the time limit: nearly always one that waited for others. */
const GIVEN_UP = new Set([...RETRIED, '57014'])
const TRIES = 5

/** The five-letter SQLSTATE behind an error, if a database raised it (drizzle wraps the driver's error). */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

/** Whether the database gave a statement up because of what others were doing, however often it was tried. */
export const isGivenUp = (error: unknown): boolean => GIVEN_UP.has(sqlState(error) ?? '')

/**
 * One transaction, READ COMMITTED: what must not change under the work is locked by it (`for update`).
 * Tried again, at most five times in all, when the database asks for it; so the work must have no effect
 * outside the transaction. Throws OutcomeUnknown when the connection was lost at the commit (lost.ts).
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt >= TRIES || !RETRIED.has(sqlState(error) ?? '')) throw error
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}
