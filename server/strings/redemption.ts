/** Point shop: why something cannot be redeemed, how points come, and what members are told. */
export const redemptionMessages = {
  unknown: 'ของรางวัลนี้ไม่เปิดให้แลกแล้ว กรุณาเลือกรายการอื่น',
  soldOut: 'ของรางวัลนี้หมดแล้ว แต้มของคุณยังอยู่ครบ',
  fewLeft: (left: string) => `เหลือให้แลกอีก ${left} ชิ้น กรุณาลดจำนวน`,
  notEnough: (missing: string) => `แต้มไม่พอ ขาดอีก ${missing} แต้ม`,
  limitReached: 'คุณแลกรายการนี้ครบจำนวนต่อสมาชิกแล้ว',
  overLimit: (left: string) => `คุณแลกรายการนี้ได้อีก ${left} ชิ้น กรุณาลดจำนวน`,
  unknownWallet: 'ไม่พบกระเป๋าที่เลือก กรุณาเลือกกระเป๋าอีกครั้ง',
  walletDoesNotFit: 'กระเป๋านี้รับเครดิตรายการนี้ไม่ได้ กรุณาเลือกกระเป๋าอื่น',
  locked: 'กระเป๋าที่เลือกยังมีโปรโมชั่นอื่นอยู่ รับได้เมื่อยอดต่ำกว่า 30 บาทหรือทำยอดครบ แต้มของคุณยังอยู่ครบ',
  changed: 'จำนวนแต้มที่ใช้แลกเปลี่ยนไปแล้ว กรุณาตรวจสอบแล้วยืนยันอีกครั้ง',
  needsDelivery: 'กรุณากรอกชื่อ เบอร์มือถือ และที่อยู่สำหรับจัดส่ง',
  done: 'แลกแต้มสำเร็จ',
  /** Memo of the movement, and name of the turnover that the credit asks for. */
  what: (name: string, quantity: number) => (quantity === 1 ? name : `${name} × ${quantity}`),
} as const

export const pointWords = {
  notes: [
    'คิดแต้มจากยอดเล่นที่ทราบผลแล้วของแต่ละวัน เศษที่ไม่ครบของแต่ละหมวดไม่นับต่อวันถัดไป',
    'แต้มของแต่ละวันเข้าหลังเวลา 01:00 น. ของวันถัดไป',
    'ยอดเล่นจากกระเป๋าที่ติดโปรโมชั่นไม่นับเป็นแต้ม',
    'แต้มใช้ได้ถึงวันที่ 31 ธันวาคมของปีถัดจากปีที่ได้รับ ระบบใช้แต้มที่หมดอายุก่อนเป็นลำดับแรก',
  ],
} as const

/** Notices to a member whose parcel moved. */
export const parcelNotices = {
  sent: {
    title: 'จัดส่งของรางวัลแล้ว',
    body: (name: string, tracking: string) => `${name} อยู่ระหว่างจัดส่ง เลขพัสดุ ${tracking}`,
  },
  delivered: {
    title: 'ของรางวัลถึงแล้ว',
    body: (name: string) => `${name} จัดส่งถึงที่อยู่ของคุณแล้ว`,
  },
  cancelled: {
    title: 'ยกเลิกการแลกของรางวัล',
    body: (name: string, points: string) => `ส่ง${name}ไม่ได้ คืน ${points} แต้มให้คุณแล้ว`,
  },
} as const
