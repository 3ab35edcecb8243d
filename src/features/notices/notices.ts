/** Important announcements: when they open by themselves, and how they are opened by hand (SHELL-7). */
import type { Notification } from '#contracts/agent.ts'
import { announce, defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { NoticeProps } from './NoticeDialog.tsx'
import { noticesShown, usePrefs } from '#src/stores/prefs.ts'

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

/** Opens what the rule lets through, in its turn and never over a form; closing it records the time. */
export async function announceNotices(list: readonly Notification[]): Promise<void> {
  const notices = storeNotices(list, usePrefs.getState().noticesShownAt, Date.now())
  if (notices.length === 0) return
  await announce(noticeDialog, { notices })
  noticesShown(Date.now())
}

/** Opens the list because the member asked: at once, also an empty one. */
export async function openNotices(notices: readonly Notification[]): Promise<void> {
  await open(noticeDialog, { notices })
  noticesShown(Date.now())
}
