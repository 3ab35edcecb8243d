/** The rail of games beside every page, from 1280 px. */
export const desk = {
  aside: 'แถบเกม',
  rail: 'เกมและหวย',
  search: 'ค้นหาเกม หวย',
  openSearch: 'ค้นหา',
  favourites: 'เกมโปรด',
  favouritesShort: 'โปรด',
  waitingBills: (count: string) => `${count} โพย`,
  recents: 'เล่นล่าสุด',
  recentsShort: 'ล่าสุด',
  help: 'ช่วยเหลือ',
  searching: 'กำลังค้นหา',
  failed: 'ค้นหาไม่สำเร็จ ตรวจสัญญาณแล้วลองใหม่',
  found: (query: string, games: string) => `“${query}” พบ ${games} เกม`,
  foundBoth: (query: string, lotteries: string, games: string) =>
    `“${query}” พบ ${lotteries} หวย และ ${games} เกม`,
  notFound: (query: string) => `ไม่พบเกมหรือหวยชื่อ “${query}”`,
  notFoundText: 'ลองพิมพ์ชื่อเกม ชื่อค่าย หรือชื่อหวย',
  seeAll: 'ดูผลการค้นหาทั้งหมด',
  seeLotteries: 'ดูหวยที่พบทั้งหมด',
  incomplete: 'โหลดเกมบางหมวดไม่สำเร็จ ผลการค้นหาอาจไม่ครบ',
} as const
