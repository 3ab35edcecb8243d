/** Tells members what happened to them. In the transaction of what happened: both are there, or neither. */
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

export async function notify(tx: Tx, ...notices: readonly Notice[]): Promise<void> {
  if (notices.length > 0)
    await tx
      .insert(inboxItems)
      .values([...notices])
      .onConflictDoNothing()
}
