/** The bar in LINE's own browser that offers the same page as a LIFF page. */
export const lineBar = {
  text: 'ใช้งานได้ครบกว่าในหน้าต่าง LINE',
  open: 'เปิด',
  close: 'ไม่ต้องแสดงอีกในครั้งนี้',
} as const
