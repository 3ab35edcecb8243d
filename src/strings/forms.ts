/** What every form says, whatever it is about. */
export const forms = {
  required: 'กรุณากรอกข้อมูลให้ครบถ้วน',
  passwordRequired: 'กรุณากรอกรหัสผ่าน',
  passwordTooShort: (min: number) => `รหัสผ่านต้องมีอย่างน้อย ${min} ตัวอักษร`,
  passwordTooLong: (max: number) => `รหัสผ่านต้องไม่เกิน ${max} ตัวอักษร`,
  mobileRequired: 'กรุณากรอกเบอร์โทรศัพท์',
  mobileInvalid: 'รูปแบบเบอร์โทรศัพท์ไม่ถูกต้อง',
  otpIncomplete: (length: number) => `กรอกรหัสให้ครบ ${length} หลัก`,
  accountRequired: 'กรุณากรอกเลขที่บัญชี',
  accountLength: (min: number, max: number) => `เลขที่บัญชีต้องมี ${min}–${max} หลัก`,
  thaiKeyboard: 'แป้นพิมพ์เป็นภาษาไทยอยู่ เปลี่ยนเป็นภาษาอังกฤษก่อนพิมพ์',
  /** On a button that may be pressed again later; `left` is 2.5 or 1:30. */
  retryIn: (left: string) => `ลองใหม่ได้ใน ${left}`,
  seconds: (left: string) => `${left} วินาที`,
} as const

/** What the field of a password says. */
export const passwordField = {
  show: 'แสดงรหัสผ่าน',
  hide: 'ซ่อนรหัสผ่าน',
  thaiKeyboard: 'แป้นพิมพ์เป็นภาษาไทยอยู่ เปลี่ยนเป็นภาษาอังกฤษก่อนพิมพ์รหัสผ่าน',
  capsLock: 'เปิด Caps Lock อยู่ ตัวอักษรจะเป็นตัวพิมพ์ใหญ่',
} as const
