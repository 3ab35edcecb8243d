/** Deposits: refusals, and what an order tells the member. */
export const paymentMessages = {
  unknownChannel: 'ไม่พบช่องทางฝากนี้ กรุณาเลือกช่องทางอีกครั้ง',
  channelClosed: 'ช่องทางนี้ปิดให้บริการชั่วคราว กรุณาเลือกช่องทางอื่น',
  noBankAccount: 'กรุณาเพิ่มบัญชีธนาคารก่อนฝากเงิน',
  belowMin: (amount: string) => `ฝากขั้นต่ำ ${amount} บาท`,
  aboveMax: (amount: string) => `ฝากได้สูงสุด ${amount} บาทต่อครั้ง`,
  wholeBaht: 'กรอกจำนวนเงินเป็นบาทเต็ม ไม่มีเศษสตางค์',
  openOrder: 'มีรายการฝากที่รอโอนอยู่ กรุณาโอนหรือยกเลิกรายการเดิมก่อน',
  noSlot: 'มีผู้ฝากยอดนี้อยู่หลายคน กรุณาเปลี่ยนจำนวนเงินเล็กน้อยแล้วลองใหม่',
  noWallet: 'ยังไม่มีกระเป๋าที่ฝากเข้าได้ กรุณาติดต่อเจ้าหน้าที่',
  notYours: 'ไม่พบรายการฝากนี้',
  cannotCancelPaid: 'ได้รับยอดโอนของรายการนี้แล้ว จึงยกเลิกไม่ได้',
  cannotCancelChecking: 'รายการนี้กำลังตรวจสอบ จึงยกเลิกไม่ได้',

  promotionUnknown: 'โปรโมชั่นนี้ใช้ไม่ได้แล้ว กรุณาเลือกใหม่',
  promotionMin: (amount: string) => `โปรโมชั่นนี้ต้องฝากขั้นต่ำ ${amount} บาท`,
  promotionFixed: (amount: string) => `โปรโมชั่นนี้ต้องฝาก ${amount} บาทเท่านั้น`,
  promotionGiven: (name: string, credit: string, turnover: string) =>
    `ได้รับ${name} โบนัส ${credit} ต้องทำเทิร์น ${turnover}`,
  promotionNotGiven: (reason: string) => `ยอดฝากเข้ากระเป๋าแล้ว แต่รับโปรโมชั่นไม่ได้ ${reason}`,
  promotionNotAsAgreed: 'ไม่ได้รับโปรโมชั่น เพราะยอดไม่ได้เข้าตามเงื่อนไขของรายการ',

  slipTooEarly: (seconds: number) => `แนบสลิปได้ในอีก ${seconds} วินาที ระบบกำลังรอยอดจากธนาคาร`,
  slipNotNeeded: 'ยอดของรายการนี้เข้ากระเป๋าแล้ว ไม่ต้องแนบสลิป',
  slipTooLate: 'รายการนี้เกินเวลาแนบสลิปแล้ว กรุณาติดต่อเจ้าหน้าที่พร้อมสลิป',
  slipRejected: 'รายการนี้ปิดแล้ว กรุณาติดต่อเจ้าหน้าที่พร้อมสลิป',
  slipUsed: 'สลิปนี้ถูกใช้แล้ว กรุณาแนบสลิปของรายการโอนนี้',
  slipNotImage: 'ไฟล์นี้ไม่ใช่รูป JPEG หรือ PNG กรุณาเลือกรูปสลิป',
  slipTooBig: 'รูปมีขนาดใหญ่เกินไป กรุณาใช้ภาพหน้าจอของสลิป',
  slipTooSmall: 'รูปเล็กเกินไปจนอ่านไม่ได้ กรุณาแนบสลิปฉบับเต็ม',
  slipBadQr: 'อ่านคิวอาร์บนสลิปไม่ได้ กรุณาใช้สลิปจากแอปธนาคารที่เห็นคิวอาร์ครบ',
  slipOtherPayee: 'สลิปนี้โอนไปยังบัญชีอื่น กรุณาแนบสลิปของรายการนี้',
  slipReceived: 'ได้รับสลิปแล้ว เจ้าหน้าที่กำลังตรวจสอบกับธนาคาร',

  /** What an order says, by what came in. Amounts with the baht sign. */
  creditedLate: (amount: string) => `ได้รับยอดโอน ${amount} หลังหมดเวลา ระบบเติมเข้ากระเป๋าให้แล้ว`,
  creditedCancelled: (amount: string) => `ได้รับยอดโอน ${amount} หลังยกเลิกรายการ ระบบเติมเข้ากระเป๋าให้แล้ว`,
  creditedAgain: (times: number, amount: string) =>
    `ได้รับยอดโอน ${times} ครั้ง ครั้งล่าสุด ${amount} ระบบเติมเข้ากระเป๋าให้ครบทุกยอดแล้ว`,
  creditedByStaff: (amount: string) => `เจ้าหน้าที่ตรวจสอบแล้ว เติมเข้ากระเป๋า ${amount}`,
  heldAmount: (came: string, asked: string) =>
    `ได้รับยอดโอน ${came} ไม่ตรงกับยอดที่ต้องโอน ${asked} เจ้าหน้าที่กำลังตรวจสอบ ไม่ต้องโอนซ้ำ`,
  heldName: (came: string) => `ได้รับยอดโอน ${came} จากบัญชีที่ไม่ใช่ชื่อของคุณ เจ้าหน้าที่กำลังตรวจสอบ ไม่ต้องโอนซ้ำ`,
  heldRejected: (came: string) => `ได้รับยอดโอน ${came} หลังปิดรายการ เจ้าหน้าที่กำลังตรวจสอบ`,
  heldAfterCredit: (came: string) => `ยอดฝากเข้ากระเป๋าแล้ว มียอดโอนอีก ${came} ที่เจ้าหน้าที่กำลังตรวจสอบ`,
  returnedToSender: (came: string) => `โอนคืนยอด ${came} ไปยังบัญชีผู้โอนแล้ว กรุณาโอนจากบัญชีชื่อของคุณเท่านั้น`,
  slipRefused: 'ไม่พบยอดโอนตามสลิป กรุณาติดต่อเจ้าหน้าที่หากโอนแล้ว',

  notices: {
    own: (name: string) => `โอนจากบัญชีชื่อ ${name} เท่านั้น ยอดจากชื่ออื่นจะไม่เข้าอัตโนมัติ`,
    exact: 'โอนยอดให้ตรงทุกสตางค์ เศษสตางค์เข้ากระเป๋าด้วย',
    trueMoney: (mobile: string) => `โอนจากวอลเล็ทเบอร์ ${mobile} ที่ลงทะเบียนไว้เท่านั้น`,
    minutes: (minutes: number) => `โอนภายใน ${minutes} นาทีหลังสร้างรายการ`,
  },
} as const

/** Titles that banks put before a name and members leave out, or the other way round; the longer before the shorter. */
export const nameTitles = [
  'นางสาว',
  'นาย',
  'นาง',
  'น.ส.',
  'ด.ช.',
  'ด.ญ.',
  'mr.',
  'mrs.',
  'ms.',
  'miss ',
  'mr ',
  'mrs ',
  'ms ',
] as const
