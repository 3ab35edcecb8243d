/** What each kind of failure of a call says. `src/api/error-text.ts` picks; the keys are its failure kinds. */
export const errors = {
  sentence: {
    offline: 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต ตรวจสอบสัญญาณแล้วลองใหม่',
    timeout: 'รอนานเกินไป กรุณาลองใหม่',
    unreachable: 'ติดต่อระบบไม่ได้ กรุณาลองใหม่',
    refused: 'ทำรายการไม่สำเร็จ',
    badRequest: 'คำขอไม่ถูกต้อง กรุณาเริ่มใหม่จากหน้าแรก',
    unauthenticated: 'เซสซั่นหมดอายุ กรุณาลองใหม่',
    forbidden: 'บัญชีนี้ใช้งานส่วนนี้ไม่ได้ กรุณาติดต่อฝ่ายบริการ',
    notFound: 'ไม่พบข้อมูลที่ต้องการ',
    conflict: 'รายการนี้กำลังดำเนินการอยู่ กรุณารอสักครู่',
    invalid: 'ข้อมูลยังไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
    tooMany: 'ทำรายการถี่เกินไป',
    notYet: 'ส่วนนี้ยังไม่เปิดให้บริการ',
    server: 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่',
    malformed: 'ข้อมูลที่ได้รับไม่สมบูรณ์ กรุณาลองใหม่',
  },
  unknown: 'เกิดข้อผิดพลาด กรุณาลองใหม่',
  waitSeconds: (seconds: number) => `ทำรายการถี่เกินไป กรุณารออีก ${seconds} วินาที`,
  waitMinutes: (minutes: number) => `ทำรายการถี่เกินไป กรุณารออีก ${minutes} นาที`,
  retry: 'ลองใหม่',
  troubleFound: 'พบเหตุขัดข้อง',
} as const
