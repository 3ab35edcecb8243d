/** What was changed of a member's own settings and states: who, when, before, after. Written once (decision 085). */
import { memberChanges } from '../../db/schema/pause.ts'
import type { Tx } from '../../db/types.ts'

export interface Change {
  readonly memberId: string
  /** Epoch ms, UTC. */
  readonly at: number
  /** `member`, `register`, or the name of an operator. */
  readonly who: string
  /** What it is about: `pause`, `reminder`, … */
  readonly what: string
  readonly before: unknown
  readonly after: unknown
}

/** In the transaction of the change: both are there, or neither. */
export async function noteChange(tx: Tx, change: Change): Promise<void> {
  await tx.insert(memberChanges).values(change)
}
