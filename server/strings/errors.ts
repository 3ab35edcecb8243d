/** Sentences of the kit: what every endpoint may answer. */
export const errors = {
  ok: 'สำเร็จ',
  invalid: 'กรุณาตรวจสอบข้อมูลที่กรอกอีกครั้ง',
  unauthenticated: 'เซสซั่นหมดอายุ กรุณาลองใหม่',
  forbidden: 'บัญชีนี้ไม่มีสิทธิ์ทำรายการนี้',
  notFound: 'ไม่พบข้อมูลที่ต้องการ',
  tooMany: (seconds: number) =>
    seconds >= 120
      ? `ทำรายการถี่เกินไป กรุณารอประมาณ ${Math.ceil(seconds / 60)} นาทีแล้วลองใหม่`
      : `ทำรายการถี่เกินไป กรุณารอ ${seconds} วินาทีแล้วลองใหม่`,
  internal: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง',
  notYet: 'บริการนี้ยังไม่เปิดให้ใช้งาน',
  methodNotAllowed: 'ไม่รองรับการเรียกแบบนี้',
  notJson: 'รูปแบบข้อมูลไม่ถูกต้อง',
  tooLarge: 'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป',
  repeatedField: 'ส่งข้อมูลนี้ซ้ำกัน',
  keyMissing: 'ไม่พบรหัสอ้างอิงของรายการ กรุณาลองใหม่อีกครั้ง',
  keyRunning: 'กำลังดำเนินการรายการนี้อยู่ กรุณารอสักครู่',
  keyReused: 'รหัสอ้างอิงนี้ถูกใช้กับรายการอื่นแล้ว กรุณาเริ่มทำรายการใหม่',
  smsUnavailable: 'ส่ง SMS ไม่ได้ในขณะนี้ กรุณาติดต่อเจ้าหน้าที่',
  insufficientFunds: 'ยอดเงินในกระเป๋าไม่เพียงพอ',
  field: {
    required: 'กรุณากรอกข้อมูลนี้',
    tooShort: (least: number) => `ต้องมีอย่างน้อย ${least} ตัวอักษร`,
    tooLong: (most: number) => `ต้องไม่เกิน ${most} ตัวอักษร`,
    format: 'รูปแบบไม่ถูกต้อง',
  },
} as const
