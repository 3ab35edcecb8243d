/** What the building blocks themselves say. Sentences of a domain live in that domain's file. */
export const ui = {
  close: 'ปิด',
  retry: 'ลองใหม่',
  deleteDigit: 'ลบหนึ่งหลัก',
  clear: 'ล้าง',
  loading: 'กำลังโหลด',
  moneyHidden: 'ซ่อนยอดเงินอยู่',
  /** Read aloud in place of the figure that is drawn in several sizes. */
  bahtAloud: (amount: string) => `${amount} บาท`,
  counter: (used: number, max: number) => `${used}/${max}`,
  otpLabel: (length: number) => `รหัส ${length} หลัก`,
  favouriteAdd: (title: string) => `เพิ่ม ${title} ในรายการโปรด`,
  favouriteRemove: (title: string) => `นำ ${title} ออกจากรายการโปรด`,
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  slide: (index: number, total: number) => `สไลด์ ${index} จาก ${total}`,
  step: (index: number, total: number) => `ขั้นตอนที่ ${index} จาก ${total}`,
  stepDone: 'เสร็จแล้ว',
  loadMore: 'โหลดเพิ่ม',
  loadedAll: 'แสดงครบแล้ว',
  time: (hours: string, minutes: string, seconds: string) =>
    `${hours === '00' ? '' : `${hours} ชั่วโมง `}${minutes} นาที ${seconds} วินาที`,
  fiveMinutesLeft: 'เหลือเวลาอีก 5 นาที',
  oneMinuteLeft: 'เหลือเวลาอีก 1 นาที',
  timeOver: 'หมดเวลาแล้ว',
  home: (name: string) => `หน้าแรก ${name}`,
} as const
