/** Quests and check-in: why a reward cannot be collected, and what is said when it was. */
export const questMessages = {
  unknown: 'ไม่พบภารกิจนี้ กรุณาโหลดหน้าใหม่',
  notBegun: 'ภารกิจนี้ยังไม่เริ่ม กรุณากลับมาเมื่อถึงเวลา',
  over: 'ภารกิจนี้สิ้นสุดแล้ว',
  needs: (title: string) => `รับรางวัลภารกิจ “${title}” ก่อน จึงจะรับรางวัลนี้ได้`,
  unfinished: 'ภารกิจนี้ยังทำไม่ครบ ทำให้ครบแล้วกลับมารับรางวัล',
  collected: { day: 'วันนี้รับรางวัลนี้ไปแล้ว', week: 'สัปดาห์นี้รับรางวัลนี้ไปแล้ว', once: 'รับรางวัลนี้ไปแล้ว' },
  ofEvent: 'ภารกิจนี้เป็นของกิจกรรม กรุณารับจากรายการกิจกรรม',
  notOfEvent: 'ภารกิจนี้ไม่ได้อยู่ในกิจกรรมที่เลือก',
  done: 'รับรางวัลแล้ว',

  checkedIn: 'เช็คอินแล้ว',
  checkedInToday: 'วันนี้เช็คอินไปแล้ว พรุ่งนี้เช็คอินได้อีกครั้ง',
  noCheckin: 'ยังไม่เปิดให้เช็คอินในขณะนี้',
  checkinName: (no: number) => `เช็คอินวันที่ ${no}`,
} as const
