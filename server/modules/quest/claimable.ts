import type { Db } from '../../db/types.ts'
import { seenQuests } from './parts/list.ts'
import type { Asking } from './parts/standing.ts'

/** How many rewards of quests wait for the member now; the daily check-in is none of them. */
export async function claimableQuests(db: Db, member: Asking, now: number): Promise<number> {
  const seen = await seenQuests(db, member, now)
  return seen.filter(({ state }) => state === 'claimable').length
}
