/** A write that concerns money and whose end is not known yet. */
export const moneyWrite = {
  checkingTitle: 'กำลังตรวจสอบรายการ',
  checkingText: 'สัญญาณขาดช่วง เรากำลังถามระบบว่ารายการนี้สำเร็จหรือยัง',
  unknownTitle: 'ยังไม่ทราบผล',
  unknownText: 'สัญญาณขาดช่วง เมื่อมีสัญญาณ หน้านี้จะตรวจให้เอง ระบบจะไม่ทำรายการซ้ำ',
  onceTitle: 'ไม่ทำรายการซ้ำ',
  onceText: 'รายการนี้มีรหัสเดียว ตรวจกี่ครั้งก็นับครั้งเดียว',
  sentAt: 'เวลาที่ส่ง',
  /** Of a platform that cannot be asked by a key, and shows nothing of the write. */
  untoldText:
    'เว็บนี้ตรวจสอบผลย้อนหลังอัตโนมัติไม่ได้ ดูยอดเงินและประวัติของคุณ หรือสอบถามแอดมินก่อนทำรายการใหม่ ระบบจะไม่ทำรายการซ้ำ',
  /** It was carried out; only what says so did not come. */
  doneUnseen: 'ทำรายการแล้ว แต่แสดงผลไม่ได้ ดูได้ในประวัติรายการ ไม่ต้องทำซ้ำ',
  checkAgain: 'ตรวจอีกครั้ง',
} as const
