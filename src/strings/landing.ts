/** The landing page: sections, their empty and failed states. */
export const landing = {
  heading: (name: string) => `${name} คาสิโน สล็อต กีฬา และหวยออนไลน์`,
  seeAll: (section: string) => `ดูทั้งหมด ${section}`,
  banners: 'แบนเนอร์',
  bannersFailed: 'โหลดแบนเนอร์ไม่สำเร็จ',
  announcement: (title: string) => `ประกาศสำคัญ ${title}`,
  quickLinks: 'ทางลัด',

  lastPlayed: 'เล่นล่าสุด',

  categories: 'เลือกหมวดเกม',
  gameCount: (count: string) => `${count} เกม`,
  tableCount: (count: string) => `${count} โต๊ะ`,
  lotteryNote: 'หวยรัฐบาลและยี่กี',

  hotGames: 'เกมฮิตตอนนี้',
  hotGamesEmpty: 'ยังไม่มีเกมฮิตในขณะนี้',
  hotGamesEmptyText: 'เลือกเกมจากหมวดด้านบนได้เลย',
  hotGamesFailed: 'โหลดเกมฮิตไม่สำเร็จ',
  tags: { hot: 'ฮิต', new: 'ใหม่' },
  maintenance: 'ปิดปรับปรุง',

  promotions: 'โปรโมชั่น',
  promotionsFailed: 'โหลดโปรโมชั่นไม่สำเร็จ',
  promotionMark: 'โปร',
  bonus: 'โบนัส',
  freeCredit: 'เครดิตฟรี',
  details: 'รายละเอียด',
  detailsOf: (title: string) => `รายละเอียด ${title}`,
  turnover: (times: string) => `เทิร์น ${times} เท่า`,
  noTurnover: 'ไม่ต้องทำเทิร์น',
} as const
