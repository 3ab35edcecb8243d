/** Sentences of Yeekee. */
export const yeekeeMessages = {
  notYet: 'ยังไม่ถึงเวลายิงเลข',
  over: 'หมดเวลายิงเลขแล้ว',
  ended: 'รอบนี้งดออกผล จึงยิงเลขไม่ได้',
  allUsed: (most: number) => `คุณยิงครบ ${most} เลขในรอบนี้แล้ว รอบถัดไปยิงได้ใหม่`,
  coolDown: (seconds: number) => `กรุณารออีก ${seconds} วินาที`,
  /** Whose shot it is, where too few members shot. */
  filler: 'ระบบ',
} as const
