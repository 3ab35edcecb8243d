/** Without a connection: said by a part that comes later. */
export const offlineWords = {
  since: (time: string) => `ออฟไลน์ ข้อมูลล่าสุดเมื่อ ${time}`,
  opensLater: 'ไม่มีสัญญาณ จะเปิดให้เองเมื่อกลับมาออนไลน์',
  now: 'ออฟไลน์ ตรวจสอบสัญญาณอินเทอร์เน็ต',
} as const
