/** What is held about a member, and the wish that it be deleted (decision 085). */
import { eq } from 'drizzle-orm'
import { askDeletion, getOwnData } from '#contracts/own-data.ts'
import { pauseEnd } from '#rules/protection/pauses.ts'
import { deletionRequests } from '../../db/schema/pause.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { policies } from '../../kit/rate-limit.ts'
import { ownDataWords as words } from '../../strings/member.ts'
import { noteChange } from '../records/note-change.ts'
import { ownDataOf } from './own-data.ts'

export const ownDataHandlers = collect(
  handle(getOwnData, {
    limits: (_, { member }) => [{ policy: policies.ownDataMember, subject: member.id }],
    run: async (_, { tx, member, now }) => ({ made_at: now, parts: await ownDataOf(tx, member.id) }),
  }),

  handle(askDeletion, async (_, { tx, member, now }) => {
    const fresh = await tx
      .insert(deletionRequests)
      .values({ memberId: member.id, askedAt: now })
      .onConflictDoNothing()
      .returning()
    if (fresh.length > 0)
      await noteChange(tx, {
        memberId: member.id,
        at: now,
        who: 'member',
        what: 'deletion',
        before: null,
        after: { asked_at: now },
      })
    const [row] = await tx.select().from(deletionRequests).where(eq(deletionRequests.memberId, member.id))
    const askedAt = row!.askedAt
    // Accounting Act B.E. 2543, section 14, and Anti-Money Laundering Act B.E. 2542, section 22: five years.
    return { asked_at: askedAt, kept: [...words.kept], kept_until: pauseEnd('five_years', askedAt)! }
  }),
)
