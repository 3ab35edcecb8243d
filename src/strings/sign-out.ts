/** Signing out (SHELL-5): asked rarely, so its words come when it is. */
export const signOutWords = {
  title: 'ออกจากระบบใช่ไหม',
  body: 'เกมที่เปิดค้างอยู่จะถูกปิด ยอดเงินของคุณไม่เปลี่ยนแปลง',
  confirm: 'ยืนยัน',
  cancel: 'ยกเลิก',
  done: 'ออกจากระบบเรียบร้อยแล้ว',
  here: 'ออกจากระบบบนเครื่องนี้แล้ว',
} as const
