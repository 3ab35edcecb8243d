/** The PIN: asked, set, forgotten, locked. */
export const pin = {
  title: 'ใส่รหัส PIN 6 หลัก',
  why: {
    withdraw: 'ยืนยันว่าเป็นคุณก่อนถอนเงิน',
    bank_account: 'ยืนยันว่าเป็นคุณก่อนเปลี่ยนบัญชีธนาคาร',
    line: 'ยืนยันว่าเป็นคุณก่อนเปลี่ยนการเชื่อมบัญชี LINE',
  },
  label: 'รหัส PIN 6 หลัก',
  keys: 'แป้นตัวเลข',
  typed: (count: number) => `ใส่แล้ว ${count} จาก 6 หลัก`,
  wrong: (left: number) => `รหัส PIN ไม่ถูกต้อง ลองได้อีก ${left} ครั้ง`,
  forgot: 'ลืมรหัส PIN',
  checking: 'กำลังตรวจรหัส',
  clear: 'ล้าง',

  lockedTitle: 'รหัส PIN ถูกล็อก',
  lockedText: 'ใส่รหัสผิดครบ 5 ครั้ง เงินของคุณยังอยู่ครบ ตั้งรหัสใหม่ด้วยรหัส OTP แล้วทำรายการต่อได้ทันที',
  reset: 'ตั้งรหัสใหม่ด้วย OTP',

  setTitle: 'ตั้งรหัส PIN',
  setText: 'รหัส 6 หลักสำหรับถอนเงินและเปลี่ยนบัญชี คนอื่นถอนเงินของคุณไม่ได้แม้เข้าบัญชีได้',
  sendTo: (mobile: string) => `รหัส OTP จะส่งไปที่ ${mobile}`,
  send: 'ส่งรหัส OTP',
  codeLabel: 'รหัส OTP 6 หลัก',
  choose: 'ตั้งรหัสใหม่ 6 หลัก',
  chooseText: 'เลี่ยงวันเกิดและเลขเรียง',
  again: 'ใส่รหัสเดิมอีกครั้ง',
  differs: 'รหัสไม่ตรงกัน ตั้งใหม่อีกครั้ง',
  easy: 'รหัสนี้เดาง่าย กรุณาใช้เลขชุดอื่น',
  done: 'ตั้งรหัส PIN แล้ว',

  part: 'รหัส PIN',
  partSet: (day: string) => `ตั้งไว้เมื่อ ${day}`,
  partNone: 'ยังไม่ได้ตั้ง ใช้ยืนยันก่อนถอนเงินและเปลี่ยนบัญชี',
  partLocked: 'ถูกล็อก ตั้งรหัสใหม่ด้วย OTP',
  change: 'เปลี่ยนรหัส PIN',
} as const
