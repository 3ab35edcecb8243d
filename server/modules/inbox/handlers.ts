/** The notification centre: one read state for all devices of a member. */
import { getInbox, markInboxRead } from '#contracts/inbox.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import { takeUpAnnouncements } from './parts/announcements.ts'
import { itemsOf, markRead, unreadOf } from './parts/items.ts'

const PAGE = 20
const MOST = 50

export const inboxHandlers = collect(
  handle(getInbox, {
    // The first look takes up what was announced.
    mode: 'write',
    run: async ({ before_id, limit = PAGE }, { tx, member, now }) => {
      await takeUpAnnouncements(tx, member, now)
      const most = Math.min(Math.max(limit, 1), MOST)
      const rows = await itemsOf(tx, member.id, { beforeId: before_id, limit: most })
      const data = rows.map(({ id, kind, title, body, image, link, at, readAt }) => ({
        id,
        kind,
        title,
        body,
        image,
        link,
        at,
        read: readAt !== null,
      }))
      return reply({ data, extra: { unread: await unreadOf(tx, member.id) } })
    },
  }),

  handle(markInboxRead, async ({ ids }, { tx, member, now }) => {
    if (ids === undefined) await takeUpAnnouncements(tx, member, now)
    await markRead(tx, member.id, ids, now)
    return { unread: await unreadOf(tx, member.id) }
  }),
)
