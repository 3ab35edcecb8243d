/** What the sandbox's desk writes to a member. */
export const accountWords = {
  refused: 'ตรวจสอบชื่อบัญชีกับธนาคารไม่ผ่าน กรุณาเพิ่มบัญชีอื่น',
} as const
