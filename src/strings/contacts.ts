/** The sheet behind the contact button. */
export const contactWords = {
  running: 'มีอยู่ตอนนี้',
  events: (count: string) => `${count} กิจกรรม`,
  helpNote: 'โทรปรึกษาเรื่องการเล่นได้ตลอด 24 ชั่วโมง',
} as const
