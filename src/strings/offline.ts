/** Without a connection: said by a part that comes later. */
export const offlineWords = {
  since: (time: string) => `ออฟไลน์ ข้อมูลล่าสุดเมื่อ ${time}`,
  opensLater: 'ไม่มีสัญญาณ จะเปิดให้เองเมื่อกลับมาออนไลน์',
  /** The site answers, and the part that was asked for is of an older version of it. */
  gone: 'เปิดไม่สำเร็จ กรุณาโหลดหน้านี้ใหม่',
  now: 'ออฟไลน์ ตรวจสอบสัญญาณอินเทอร์เน็ต',
} as const
