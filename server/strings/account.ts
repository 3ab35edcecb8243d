/** Profile: password, bank accounts, devices, LINE. */
export const accountMessages = {
  passwordWrong: 'รหัสผ่านไม่ถูกต้อง โปรดตรวจสอบแล้วลองอีกครั้ง',
  passwordSame: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสเดิม',
  nameDiffers: 'ชื่อบัญชีไม่ตรงกับชื่อสมาชิก ใช้ได้เฉพาะบัญชีของคุณเอง',
  accountSame: 'บัญชีนี้เป็นบัญชีของคุณอยู่แล้ว',
  accountTooSoon: 'เปลี่ยนบัญชีสำรองได้วันละ 1 ครั้ง กรุณาลองใหม่พรุ่งนี้',
  pinEasy: 'รหัสนี้เดาง่าย กรุณาใช้เลขชุดอื่น',
  passkeyRefused: 'เปิดใช้ลายนิ้วมือหรือใบหน้าไม่สำเร็จ กรุณาเริ่มใหม่อีกครั้ง',
  passkeysMost: 'เปิดใช้ครบ 5 อุปกรณ์แล้ว นำอุปกรณ์ที่ไม่ใช้ออกก่อน',
  lineNotLinked: 'บัญชีนี้ยังไม่ได้เชื่อมกับ LINE',
  lineNotYours: 'บัญชี LINE นี้ไม่ใช่บัญชีที่เชื่อมไว้',
  /** What stands before a name and is not part of it; longest first. */
  nameTitles: ['นางสาว', 'น.ส.', 'นาย', 'นาง', 'mister', 'miss', 'mrs.', 'mrs', 'mr.', 'mr', 'ms.', 'ms'],
} as const
