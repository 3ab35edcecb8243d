/** Coupons: why a code cannot be used, and what is said when it was. */
export const couponMessages = {
  unknown: 'ไม่พบรหัสนี้ ตรวจตัวสะกดแล้วลองอีกครั้ง',
  notYet: 'คูปองนี้ยังไม่เริ่มใช้ กรุณาลองใหม่เมื่อถึงเวลา',
  expired: 'คูปองนี้หมดอายุแล้ว',
  usedUp: 'คูปองนี้มีผู้ใช้ครบจำนวนแล้ว',
  usedBefore: 'คุณใช้คูปองนี้ไปแล้ว',
  notServed: 'คูปองนี้เป็นรางวัลที่ยังไม่เปิดให้รับ ยังใช้ได้เมื่อเปิดบริการ',
  done: 'ใช้คูปองสำเร็จ',
  promotionName: (code: string) => `คูปอง ${code}`,
} as const
