/** Asked once of who registered inside LINE while LINE could not vouch for them. */
export const lineOffer = {
  title: 'เชื่อม LINE กับบัญชีนี้ไหม',
  text: 'ตอนสมัครยืนยัน LINE ไม่สำเร็จ บัญชีจึงยังไม่ได้เชื่อม เชื่อมแล้วครั้งหน้าเข้าได้ทันที',
  link: 'เชื่อมกับ LINE',
  later: 'ไว้ทีหลัง',
} as const
