/** The prize wheel: why it does not spin now. */
export const wheelMessages = {
  noSpins: 'สิทธิ์หมุนฟรีหมดแล้ว รับเพิ่มได้ตามเงื่อนไขใต้ปุ่มหมุน',
  tooFewPoints: (has: string, asks: string) => `แต้มไม่พอ มี ${has} แต้ม ต้องใช้ ${asks} แต้ม`,
  noPoints: 'วงล้อนี้หมุนด้วยแต้มไม่ได้ ใช้สิทธิ์ฟรีแทนได้',
  changed: 'วงล้อเปลี่ยนไปแล้ว ยังไม่ได้ใช้สิทธิ์ของคุณ โหลดหน้านี้ใหม่แล้วหมุนอีกครั้ง',
  noTable: 'ไม่พบวงล้อนี้',
  noSpin: 'ไม่พบการหมุนนี้',
  collected: 'รับรางวัลของการหมุนนี้ไปแล้ว',
} as const
