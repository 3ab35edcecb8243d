/** Who was paid by a poll; by the one before it while this one has no winners yet. */
import { count, desc, eq } from 'drizzle-orm'
import { members } from '../../../db/schema/member.ts'
import { pollPrizes } from '../../../db/schema/poll.ts'
import type { Db } from '../../../db/types.ts'
import { maskName } from '../../../kit/mask-name.ts'
import { pollMessages as words } from '../../../strings/poll.ts'
import type { PollRow } from '../read-poll.ts'

const LISTED = 20

/** The largest prizes first. `total`: all of them. */
export async function winnersOf(db: Db, poll: PollRow) {
  const pollId = poll.announcedAt === null ? poll.previousId : poll.id
  if (pollId === null) return { rows: [], total: 0 }
  const rows = await db
    .select({ name: members.username, prize: pollPrizes })
    .from(pollPrizes)
    .innerJoin(members, eq(members.id, pollPrizes.memberId))
    .where(eq(pollPrizes.pollId, pollId))
    .orderBy(desc(pollPrizes.amount), pollPrizes.memberId)
    .limit(LISTED)
  const [all] = await db.select({ total: count() }).from(pollPrizes).where(eq(pollPrizes.pollId, pollId))
  return {
    rows: rows.map(({ name, prize: { votes, amount, at } }) => ({
      name: maskName(name),
      prize: words.right(votes),
      amount,
      at,
    })),
    total: all!.total,
  }
}
