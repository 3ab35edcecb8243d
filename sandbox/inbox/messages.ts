/** What has been sent. */
import { desc, eq } from 'drizzle-orm'
import { sandboxMessages } from '#server/db/schema/sandbox.ts'
import type { Db } from '#server/db/types.ts'

export interface Message {
  readonly id: string
  readonly to: string
  readonly text: string
  /** The six digits in it, where there are some. */
  readonly code: string | null
  /** Epoch milliseconds. */
  readonly at: number
}

/** Newest first; only those to one number when it is given. */
export async function latestMessages(db: Db, limit: number, to?: string): Promise<Message[]> {
  const rows = await db
    .select()
    .from(sandboxMessages)
    .where(to === undefined ? undefined : eq(sandboxMessages.recipient, to))
    .orderBy(desc(sandboxMessages.id))
    .limit(limit)
  return rows.map(({ id, recipient, body, createdAt }) => ({
    id,
    to: recipient,
    text: body,
    code: /\b\d{6}\b/.exec(body)?.[0] ?? null,
    at: createdAt,
  }))
}
