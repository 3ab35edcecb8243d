/** Corrections to the Thai locale of antd-mobile: wrong words ('clear' meant "obvious"), hype, half sentences. */
export const antd = {
  Calendar: {
    markItems: ['จ', 'อ', 'พ', 'พฤ', 'ศ', 'ส', 'อา'],
    end: 'สิ้นสุด',
    startAndEnd: 'เริ่ม/สิ้นสุด',
  },
  Dialog: { ok: 'ตกลง' },
  Modal: { ok: 'ตกลง' },
  ErrorBlock: {
    default: { title: 'เกิดข้อผิดพลาด', description: 'โปรดรอสักครู่แล้วลองอีกครั้ง' },
    busy: { title: 'โหลดไม่สำเร็จ', description: 'โปรดลองใหม่' },
    disconnected: { title: 'ไม่มีสัญญาณ', description: 'โปรดตรวจสอบการเชื่อมต่อแล้วลองใหม่' },
    empty: { title: 'ไม่พบข้อมูล', description: 'ลองค้นหาด้วยคำอื่น' },
  },
  InfiniteScroll: { noMore: 'แสดงครบแล้ว', failedToLoad: 'โหลดไม่สำเร็จ', retry: 'ลองใหม่' },
  Input: { clear: 'ล้าง' },
  PullToRefresh: { pulling: 'ดึงลงเพื่อรีเฟรช', canRelease: 'ปล่อยเพื่อรีเฟรช', complete: 'รีเฟรชแล้ว' },
} as const
