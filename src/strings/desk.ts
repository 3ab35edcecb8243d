/** The rail of games beside every page, from 1280 px. */
export const desk = {
  aside: 'แถบเกม',
  rail: 'เกมและหวย',
  search: 'ค้นหาเกม',
  openSearch: 'ค้นหา',
  recents: 'เล่นล่าสุด',
  recentsShort: 'ล่าสุด',
  help: 'ช่วยเหลือ',
  searching: 'กำลังค้นหาเกม',
  failed: 'ค้นหาไม่สำเร็จ ตรวจสัญญาณแล้วลองใหม่',
  found: (query: string, games: string) => `“${query}” พบ ${games} เกม`,
  notFound: (query: string) => `ไม่พบเกมชื่อ “${query}”`,
  notFoundText: 'ลองพิมพ์ชื่อเกมหรือชื่อค่าย',
  seeAll: 'ดูผลการค้นหาทั้งหมด',
  incomplete: 'โหลดเกมบางหมวดไม่สำเร็จ ผลการค้นหาอาจไม่ครบ',
} as const
