/** The sandbox's wheel. */
export const sandboxWheel = {
  title: 'วงล้อนำโชค',
  rule: 'รับสิทธิ์เพิ่มจากภารกิจฝากครบ 500 บาทต่อวัน',
  credit: (baht: string) => `เครดิต ฿${baht}`,
  points: (count: number) => `${count} แต้ม`,
  spin: 'สิทธิ์หมุน 1 ครั้ง',
  again: 'ลองใหม่',
  top: 'รางวัลใหญ่ ฿1,000',
} as const
