/** Important announcements: when they open by themselves, and how they are opened by hand (SHELL-7). */
import type { Notification } from '#contracts/agent.ts'
import { announce, defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { NoticeProps } from './NoticeDialog.tsx'
import { noticesShown, usePrefs } from '#src/stores/prefs.ts'
import { useSession } from '#src/stores/session.ts'

/** specification.md §9. */
export const NOTICE_INTERVAL_MS = 15 * 60_000

const noticeDialog = defineDialog<NoticeProps, void>({
  name: 'notices',
  load: async () => (await import('./NoticeDialog.tsx')).NoticeDialog,
  dismissed: undefined,
})

/**
 * What of a fresh list is to be shown unasked: all of it when the last time is at least 15 minutes ago, else nothing.
 * A time in the future is a clock that was set back: it does not silence announcements for ever.
 */
export function storeNotices(
  list: readonly Notification[],
  shownAt: number,
  now: number,
): readonly Notification[] {
  const sinceShown = now - shownAt
  return sinceShown >= NOTICE_INTERVAL_MS || sinceShown < 0 ? list : []
}

/** One announcement for one member: who shares a device with others misses nothing of theirs. */
const markOf = ({ id }: Notification): string => `${useSession.getState().user?.username ?? ''}/${id}`

const closed = (notices: readonly Notification[]): void => noticesShown(Date.now(), notices.map(markOf))

/**
 * Opens what the rule lets through and the member has not closed before, in its turn, never over a form, and not before
 * `calm`: nothing comes between a member and their money, a bet or a game. Closing it records the time.
 */
export async function announceNotices(
  list: readonly Notification[],
  calm: () => Promise<void>,
): Promise<void> {
  const { noticesSeen, noticesShownAt } = usePrefs.getState()
  const unseen = list.filter((notice) => !noticesSeen.includes(markOf(notice)))
  const notices = storeNotices(unseen, noticesShownAt, Date.now())
  if (notices.length === 0) return
  await calm()
  await announce(noticeDialog, { notices })
  closed(notices)
}

/** Opens the list because the member asked: at once, also an empty one, and what was closed before. */
export async function openNotices(notices: readonly Notification[]): Promise<void> {
  await open(noticeDialog, { notices })
  closed(notices)
}
