import type { Notification } from '#contracts/agent.ts'
import type { InboxItem } from '#contracts/inbox.ts'
import { sameOriginPath } from '#src/lib/same-origin.ts'

/** What was announced, for the dialog of announcements (SHELL-7): a page of ours opens inside. */
export const asNotice = ({ id, link, image, title, body }: InboxItem): Notification => ({
  id,
  type: sameOriginPath(link) ? 1 : 2,
  link,
  image,
  title,
  description: body,
})
