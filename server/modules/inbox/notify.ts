/** Tells members what happened to them. In the transaction of what happened: both are there, or neither. */
import { sql } from 'drizzle-orm'
import { inboxItems, type InboxKind } from '../../db/schema/rewards.ts'
import type { Tx } from '../../db/types.ts'

export interface Notice {
  readonly memberId: string
  /** Names what happened, for ever: `deposit:{order}`. The same again tells nothing twice. */
  readonly key: string
  readonly kind: InboxKind
  readonly title: string
  readonly body?: string
  /** A page of the site, from `/`. */
  readonly link?: string
  readonly at: number
}

/** What is told under a key that was told before takes its place, unread again. */
export async function notifyAnew(tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return
  const { title, body, link, at } = inboxItems
  const told = (column: typeof title | typeof body | typeof link | typeof at) =>
    sql.raw(`excluded."${column.name}"`)
  await tx
    .insert(inboxItems)
    .values([...notices])
    .onConflictDoUpdate({
      target: [inboxItems.memberId, inboxItems.key],
      set: { title: told(title), body: told(body), link: told(link), at: told(at), readAt: null },
    })
}

export async function notify(tx: Tx, ...notices: readonly Notice[]): Promise<void> {
  if (notices.length > 0)
    await tx
      .insert(inboxItems)
      .values([...notices])
      .onConflictDoNothing()
}
