/** Addresses of exported files: made on request, good for some minutes, stored as a hash (decision 024). */
import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { exportStatement } from '#contracts/statement.ts'
import { statementTickets } from '../../../db/schema/statement.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { minute } from '../../../kit/clock.ts'
import { hashToken, newToken } from '../../../kit/identity/tokens.ts'
import type { StatementFilter } from './asked.ts'

const LIFE = 10 * minute
/** Lines of one file; more are asked for by a shorter period. */
export const MOST_LINES = 5000
export const FILES = '/api/files'

interface Opening {
  readonly memberId: string
  readonly filter: StatementFilter
  readonly total: number
  readonly now: number
}

export async function openTicket(tx: Tx, { memberId, filter, total, now }: Opening) {
  const token = newToken()
  const expiresAt = now + LIFE
  await tx.insert(statementTickets).values({
    tokenHash: hashToken(token),
    memberId,
    filter: z.encode(exportStatement.request, filter),
    expiresAt,
  })
  return {
    csv_path: `${FILES}/statement/${token}.csv`,
    print_path: `${FILES}/statement/${token}.html`,
    expires_at: expiresAt,
    count: Math.min(total, MOST_LINES),
  }
}

/** Whose lines and which; null when the ticket is unknown or too old. */
export async function readTicket(
  db: Db,
  token: string,
  now: number,
): Promise<{ memberId: string; filter: StatementFilter } | null> {
  const [row] = await db
    .select()
    .from(statementTickets)
    .where(and(eq(statementTickets.tokenHash, hashToken(token)), gt(statementTickets.expiresAt, now)))
  if (!row) return null
  const filter = z.safeDecode(exportStatement.request, row.filter as never)
  return filter.success ? { memberId: row.memberId, filter: filter.data } : null
}
