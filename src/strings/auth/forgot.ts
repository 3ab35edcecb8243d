/** Forgotten password. */
export const forgot = {
  title: 'ลืมรหัสผ่าน',
  steps: ['เบอร์โทร', 'ยืนยันรหัส', 'รหัสผ่านใหม่'],
  mobileTitle: 'ยืนยันด้วยเบอร์โทรศัพท์',
  mobileText: 'กรอกเบอร์ที่ใช้สมัครสมาชิก เราจะส่งรหัสยืนยันทาง SMS',
  mobileHint: 'เบอร์ 10 หลักที่ลงทะเบียนไว้',
  newTitle: 'ตั้งรหัสผ่านใหม่',
  newText: 'บันทึกแล้ว อุปกรณ์อื่นจะออกจากระบบทั้งหมด',
  lineLinked: (name: string, since: string) =>
    name ? `เชื่อมกับ LINE “${name}” ไว้เมื่อ ${since}` : `เชื่อมกับ LINE ไว้เมื่อ ${since}`,
  unlinkLine: 'เลิกเชื่อม LINE นี้ด้วย',
  unlinkLineNote: 'ปิดไว้ได้ถ้าเป็น LINE ของคุณเอง',
  save: 'บันทึกและเข้าสู่ระบบ',
  saved: 'ตั้งรหัสผ่านใหม่แล้ว',
  neverAsked: 'ทีมงานไม่ขอรหัส OTP หรือรหัสผ่านจากคุณทุกกรณี',
} as const
