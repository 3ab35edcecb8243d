import type * as thai from '#src/strings/notices.ts'
import type { Sentences } from '../sentences.ts'

export const noticeText: Sentences<typeof thai.noticeText> = {
  noticeTitle: 'Announcement',
  noticeCount: (n, total) => `(${n}/${total})`,
  eventCount: (n, total) => `(${n} / ${total})`,
  eventOpen: 'Take part',
  eventUntil: (date) => `Until ${date}`,
  eventSlide: (n, total) => `Event ${n} of ${total}`,
  noNotices: 'No announcements right now',
  seeDetails: 'See details',
}

export const contactWords: Sentences<typeof thai.contactWords> = {
  running: 'On now',
  events: (count) => `${count} events`,
  helpNote: 'Talk about gambling, day or night',
}
