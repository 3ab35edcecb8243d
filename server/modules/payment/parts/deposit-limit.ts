/** Money that came: whether it would pass what the member may deposit by their own limits. */
import type { Tx } from '../../../db/types.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { depositLeft } from '../../protection/read-limits.ts'

/** Until the transaction ends nothing else is credited to the member. What is refused here would be refused by the database too. */
export async function passesLimit(tx: Tx, memberId: string, amount: number, now: number): Promise<boolean> {
  await lockMember(tx, memberId)
  const limit = await depositLeft(tx, memberId, now)
  return limit !== null && amount > limit.left
}
