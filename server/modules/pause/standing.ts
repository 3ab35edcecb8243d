/** The pause that holds for a member, and what is told of it. */
import { and, eq, isNull, or, gt } from 'drizzle-orm'
import type { Pause } from '#contracts/protection.ts'
import { pauseAt } from '#rules/protection/pauses.ts'
import { memberPauses } from '../../db/schema/pause.ts'
import { members } from '../../db/schema/member.ts'
import type { Db, Tx } from '../../db/types.ts'
import { paused } from '../../kit/errors.ts'

export type PauseRow = typeof memberPauses.$inferSelect

/** As it is kept; undefined where none holds (any more). */
export async function heldPause(db: Db, memberId: string, now: number): Promise<PauseRow | undefined> {
  const [row] = await db
    .select()
    .from(memberPauses)
    .where(
      and(
        eq(memberPauses.memberId, memberId),
        isNull(memberPauses.overAt),
        or(isNull(memberPauses.returnsAt), gt(memberPauses.returnsAt, now)),
      ),
    )
  return row
}

/** As the member is told of it; null while they play freely. */
export async function pauseOf(db: Db, memberId: string, now: number): Promise<Pause | null> {
  const row = await heldPause(db, memberId, now)
  return row ? pauseAt(row, now) : null
}

/** Refuses while a pause holds; none begins before the transaction ends. For what is no posting of the ledger. */
export async function mustNotPause(tx: Tx, memberId: string, now: number): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('share')
  if (await heldPause(tx, memberId, now)) throw paused()
}
