/** Who is there, asked again: before money moves after a pause, and before a LINE account is linked. */
export const proof = {
  stepUp: {
    title: 'ยืนยันตัวตนก่อนทำรายการ',
    text: 'ไม่ได้ใช้งานมาสักพัก กรอกรหัสผ่านแล้วทำต่อได้เลย ข้อมูลที่กรอกไว้ยังอยู่ครบ',
    submit: 'ยืนยันและทำต่อ',
  },
  link: {
    title: 'เชื่อมบัญชี LINE',
    text: 'เชื่อมแล้ว LINE นี้จะเข้าสู่ระบบแทนรหัสผ่านได้ กรอกรหัสผ่านเพื่อยืนยันว่าเป็นคุณ',
    submit: 'เชื่อมบัญชี',
  },
  yourPassword: 'รหัสผ่านของคุณ',
  noPassword: 'จำรหัสผ่านไม่ได้ ตั้งใหม่ด้วยรหัส OTP',
  byLine: 'ยืนยันด้วย LINE',
  lineOpened: 'ยืนยันใน LINE แล้วกลับมาที่หน้านี้',
  goOn: 'ยืนยันแล้ว ทำต่อ',
  provedHere: 'ยืนยันตัวตนแล้ว กลับไปทำรายการต่อได้เลย',
} as const
