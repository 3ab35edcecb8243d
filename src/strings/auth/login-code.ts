/** Signing in by a code, where too many tries have paused the password. */
export const loginCode = {
  paused: 'มีการลองรหัสผ่านของบัญชีนี้หลายครั้งเกินไป เราจึงพักการใช้รหัสผ่านไว้ชั่วคราว',
  instead: 'ถ้าเป็นคุณเอง เข้าสู่ระบบด้วยรหัส OTP ทาง SMS ได้ทันที',
  enter: 'เข้าสู่ระบบด้วยรหัส OTP',
  explain: 'ยืนยันด้วยรหัส 6 หลักที่เราจะส่งทาง SMS',
  mobileHint: 'เบอร์ที่ใช้สมัครสมาชิก',
  byPassword: 'กลับไปใช้รหัสผ่าน',
} as const
