/** What a round takes: amounts by bet type, of a member, of a result. */
export const limitWords = {
  range: (least: string, most: string) => `${least}–${most}`,
  own: (from: string, rate: string) => `แทงเลขเดียวกันเกิน ${from} ส่วนที่เกินจ่าย ${rate}`,
  all: (from: string, rate: string) => `ทุกคนแทงเลขนี้รวมเกิน ${from} ส่วนที่เกินจ่าย ${rate}`,
  cap: (most: string) => `รับรวมทุกคนเลขละไม่เกิน ${most}`,
  member: 'แทงได้ต่อคนในงวดนี้',
  staked: 'คุณแทงแล้ว',
  left: 'คุณแทงได้อีก',
  memberStep: (from: string) => `แทงรวมเกิน ${from} ส่วนที่เกินจ่าย`,
  percent: (percent: string) => `${percent}% ของอัตรา`,
  payout: 'จ่ายรวมต่อผลหนึ่งแบบ',
  upTo: (most: string) => `ไม่เกิน ${most}`,
} as const
