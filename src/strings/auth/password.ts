/** Choosing a new password, wherever that is. */
export const password = {
  new: 'รหัสผ่านใหม่',
  repeat: 'ยืนยันรหัสผ่าน',
  length: (min: number, max: number) => `${min}–${max} ตัวอักษร`,
  differs: 'รหัสผ่านสองช่องไม่ตรงกัน',
  checks: 'สิ่งที่ควรมี',
  longEnough: (min: number) => `ยาว ${min} ตัวขึ้นไป`,
  mixed: 'มีตัวอักษรและตัวเลข',
  mustDiffer: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสเดิม',
  notOld: 'ไม่ซ้ำกับรหัสเดิม',
  done: 'ครบแล้ว',
  missing: 'ยังไม่ครบ',
} as const
