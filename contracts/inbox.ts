/** Notices to a member, and the read state that every device shares. Issue of rewards, "Notifications and events". */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { flag, id, instant, int, oneOf, rows, text } from './wire.ts'

/** What was announced to this member and whether it was read, in step on every device. */
export const inboxItem = z.object({
  id: id(),
  kind: oneOf(['announcement', 'deposit', 'withdrawal', 'result', 'reward', 'security']),
  title: z.string(),
  body: text(),
  image: text(),
  link: text(),
  at: instant(),
  read: flag(),
})

export const getInbox = endpoint({
  name: 'inbox.list',
  method: 'GET',
  path: '/api/member/inbox',
  origin: 'extension',
  summary: 'Notices to the member, newest first.',
  request: z.object({ before_id: z.optional(id()), limit: z.optional(int()) }),
  response: rows(inboxItem),
  extra: z.object({ unread: z.optional(int()) }),
})

export const markInboxRead = endpoint({
  name: 'inbox.read',
  method: 'POST',
  path: '/api/member/inbox/read',
  origin: 'extension',
  summary: 'Marks notices as read; all of them when none is named.',
  request: z.object({ ids: z.optional(z.array(id())) }),
  response: z.object({ unread: int() }),
})
