/** The waiting screen of a LIFF page; part of its HTML, never of a bundle. */
export const liff = {
  signingIn: 'กำลังเข้าสู่ระบบด้วย LINE',
  /** The page's title follows. */
  thenTo: 'แล้วจะพาไปที่หน้า',
  slow: 'ใช้เวลานานกว่าปกติ รออีกสักครู่',
  stuck: 'โหลดหน้านี้ไม่สำเร็จ ตรวจสอบสัญญาณแล้ว',
} as const
