/** Refer a friend: rates, lines of the commission account, rules, refusals. */
const categories: Readonly<Record<string, string>> = {
  lotto: 'หวยและยี่กี',
  slot: 'สล็อต',
  fishing: 'ยิงปลา',
  casino: 'คาสิโน',
  sport: 'กีฬา',
}

export const affiliateWords = {
  /** In the order in which they are named. */
  categories,
  titles: {
    commission: (level: number, friends: number) => `ชั้นที่ ${level} · ${friends} คน`,
    redeem: 'รับรายได้เข้ากระเป๋าหลัก',
    adjustment: 'ปรับยอด',
  },
  /** How it is computed: true for every agent. */
  rules: (levels: number, minRedeem: string) => [
    `ได้ค่าแนะนำจากยอดเล่นจริงของเพื่อน ${levels} ชั้น ทั้งที่เพื่อนได้และเสีย`,
    'คิดทุกวันเวลา 06:00 น. จากยอดเล่นของวันก่อนหน้าที่ออกผลแล้ว ไม่นับยอดที่เล่นด้วยกระเป๋าที่ติดโปรโมชั่น',
    'คิดแยกตามเพื่อนและประเภทเกม เศษที่ไม่ถึง 1 สตางค์ปัดลง ยอดรวมจึงอาจต่างจากยอดเล่นคูณอัตราเล็กน้อย',
    'รายการแสดงยอดเล่นรวมเมื่อมีเพื่อนตั้งแต่ 2 คน ไม่แสดงยอดเล่นของเพื่อนคนเดียว เพื่อความเป็นส่วนตัว',
    `รับรายได้เข้ากระเป๋าหลักเมื่อมีครบ ${minRedeem} ไม่ติดเทิร์น`,
    'บัญชีที่ถูกระงับอยู่ตอนคิดค่าแนะนำ ไม่ได้ค่าแนะนำของวันนั้น',
  ],
  noticeTitle: (amount: string) => `ได้ค่าแนะนำ ${amount}`,
  noticeBody: (day: string, friends: number) => `จากยอดเล่นของเพื่อน ${friends} คน วันที่ ${day}`,
  /** Of the statement. */
  memo: (first: string, last: string) =>
    first === last ? `จากยอดเล่น ${first}` : `จากยอดเล่น ${first} ถึง ${last}`,
  redeemed: 'รับรายได้เข้ากระเป๋าหลักแล้ว',
  tooLittle: (least: string) => `รับได้เมื่อมีรายได้ครบ ${least}`,
  tooMuch: (most: string) => `รับได้ไม่เกิน ${most} ตามรายได้ที่มี ยังไม่มีการโอนเงิน`,
  changed: (amount: string) => `ยอดที่รับได้เปลี่ยนเป็น ${amount} ตรวจยอดแล้วกดรับอีกครั้ง ยังไม่มีการโอนเงิน`,
  noWallet: 'ไม่พบกระเป๋าหลัก กรุณาติดต่อเจ้าหน้าที่',
  closed: 'โปรแกรมแนะนำเพื่อนยังไม่เปิด',
} as const

const dayFormat = new Intl.DateTimeFormat('th-TH-u-nu-latn', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** `2026-11-20` as it is read in a sentence. */
export const affiliateDay = (thaiDay: string): string => dayFormat.format(Date.parse(`${thaiDay}T00:00:00Z`))
