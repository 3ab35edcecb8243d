import type * as thai from '#src/strings/inbox.ts'
import type { Sentences } from '../sentences.ts'

export const inbox: Sentences<typeof thai.inbox> = {
  bell: 'Notifications',
  bellUnread: (count) => `Notifications, ${count} unread`,
  manyUnread: '9+',
  unread: 'Unread',
  unreadCount: (count) => `${count} unread`,
  allRead: 'All read',
  readAll: 'Mark all as read',
  readFailed: 'Could not mark as read. Please try again',
  today: 'Today',
  yesterday: 'Yesterday',
  kinds: {
    announcement: 'Announcement',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    result: 'Results',
    reward: 'Rewards',
    security: 'Security',
    unknown: 'Notification',
  },
  more: 'See more',
  moreFailed: 'Could not load more. Try again',
  failed: 'Could not load notifications',
  failedText: 'Your money and transactions are not affected',
  onlyNews: 'Announcements and events',
  onlyNewsText:
    'News from the site appears here. For anything about your account, you can always ask an admin',
  empty: 'No notifications yet',
  emptyText: 'Deposits, withdrawals, results and announcements will appear here',
  latest: 'Latest announcements',
  events: 'Events',
  eventsFailed: 'Could not load events',
  eventUntil: (date) => `Open until ${date}`,
}
