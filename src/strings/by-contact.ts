/** What this site cannot do by itself here: whom to ask, and the message that they are sent. */
const by = (username: string) => (username ? ` ยูสเซอร์ ${username}` : '')

interface Way {
  title: string
  text: string
  message: (username: string) => string
}

/** By page. `other` is for a page that has no words of its own. */
const ways = {
  memberWithdraw: {
    title: 'ถอนเงินผ่านแอดมิน',
    text: 'เว็บนี้ถอนเงินโดยแจ้งแอดมิน เงินของคุณอยู่ครบในกระเป๋า ส่งข้อความด้านล่างแล้วเติมจำนวนเงินที่ต้องการ',
    message: (username: string) => `ต้องการถอนเงิน${by(username)} จำนวนเงิน (บาท): `,
  },
  memberWithdrawal: {
    title: 'สอบถามรายการถอน',
    text: 'สถานะการถอนของเว็บนี้ดูได้จากแอดมิน ส่งข้อความด้านล่างเพื่อสอบถาม',
    message: (username: string) => `ขอสอบถามสถานะการถอนเงิน${by(username)}`,
  },
  memberCoupon: {
    title: 'ใช้คูปองผ่านแอดมิน',
    text: 'ส่งรหัสคูปองให้แอดมิน แล้วเครดิตจะเข้ากระเป๋าของคุณ',
    message: (username: string) => `ขอใช้คูปอง${by(username)} รหัสคูปอง: `,
  },
  memberStatement: {
    title: 'ขอรายการทางการเงินจากแอดมิน',
    text: 'ยอดเงินปัจจุบันดูได้ที่หน้ากระเป๋า รายการย้อนหลังขอได้จากแอดมิน',
    message: (username: string) => `ขอรายการทางการเงินย้อนหลัง${by(username)} ช่วงวันที่: `,
  },
  memberPromotions: {
    title: 'สอบถามโปรโมชั่นที่รับไว้',
    text: 'โปรโมชั่นที่กำลังใช้และยอดเทิร์นสอบถามได้จากแอดมิน',
    message: (username: string) => `ขอสอบถามโปรโมชั่นและยอดเทิร์น${by(username)}`,
  },
  other: {
    title: 'ทำรายการผ่านแอดมิน',
    text: 'ส่วนนี้ทำผ่านหน้าเว็บไม่ได้ ส่งข้อความให้แอดมินช่วยดูแล',
    message: (username: string) => `ขอความช่วยเหลือ${by(username)} เรื่อง: `,
  },
} as const satisfies Record<string, Way>

export const byContact = {
  ways: ways as Readonly<Record<string, Way>> & { other: Way },
  messageLabel: 'ข้อความที่จะส่ง',
  copy: 'คัดลอกข้อความ',
  copied: 'คัดลอกข้อความแล้ว',
  copyFailed: 'คัดลอกไม่ได้ กดค้างที่ข้อความเพื่อคัดลอก',
  line: 'ส่งทาง LINE',
  telegram: 'ส่งทาง Telegram',
  pasted: 'เปิดแชตแล้ววางข้อความที่คัดลอกไว้',
  noContact: 'เว็บนี้ยังไม่ได้แจ้งช่องทางติดต่อ กรุณาติดต่อผู้ที่แนะนำคุณ',
  toWallets: 'ดูกระเป๋าเงิน',
  seeAccounts: 'แจ้งฝากผ่านแอดมิน',
} as const
