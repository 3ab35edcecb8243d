/** Announcements and events. */
export const noticeText = {
  noticeTitle: 'ประกาศสำคัญ',
  noticeCount: (n: number, total: number) => `(${n}/${total})`,
  eventCount: (n: number, total: number) => `(${n} / ${total})`,
  eventOpen: 'ร่วมกิจกรรม',
  eventUntil: (date: string) => `ถึง ${date}`,
  eventSlide: (n: number, total: number) => `กิจกรรมที่ ${n} จาก ${total}`,
  noNotices: 'ไม่มีประกาศสำคัญในขณะนี้',
  seeDetails: 'ดูรายละเอียด',
} as const

/** The sheet behind the contact button. */
export const contactWords = {
  running: 'มีอยู่ตอนนี้',
  events: (count: string) => `${count} กิจกรรม`,
  helpNote: 'โทรปรึกษาเรื่องการเล่นได้ตลอด 24 ชั่วโมง',
} as const
