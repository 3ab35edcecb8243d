/** Another price for the lines of one bet type. */
export const typePrice = {
  title: (name: string) => `ราคา ${name}`,
  text: (least: string, most: string) => `ใช้กับรายการประเภทนี้ที่อยู่ในโพยเท่านั้น รับ ${least}–${most} ต่อรายการ`,
  lines: 'รายการ',
  total: 'รวมประเภทนี้',
  winsMost: 'ถูกสูงสุดต่อรายการ',
  within: (amount: string) => `เกินที่ประเภทนี้รับ จึงใช้ ${amount}`,
  faulty: (count: string) => `มี ${count} รายการที่รับราคานี้ไม่ได้ ปรับได้ในโพย`,
  choose: 'เลือกราคา',
  use: (amount: string, count: string) => `ใช้ราคา ${amount} กับ ${count} รายการ`,
} as const
