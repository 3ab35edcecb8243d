/** Sentences of withdrawals. */
import { inBaht } from './money.ts'

export const withdrawMessages = {
  birthdayFirst: 'ก่อนถอนครั้งแรก ขอทราบวันเกิดของคุณ เพื่อยืนยันว่าอายุครบ 20 ปี',
  noBank: 'ระบบถอนเงินปิดชั่วคราว เงินของคุณยังอยู่ครบ',
  noBankAccount: 'เพิ่มบัญชีธนาคารของคุณก่อนถอนเงิน',
  openRequest: (ref: string) => `มีรายการถอน ${ref} กำลังดำเนินการ ถอนครั้งต่อไปได้เมื่อรายการนี้เสร็จ`,
  timesUsed: (times: number) => `วันนี้ถอนครบ ${times} ครั้งแล้ว ถอนได้อีกครั้งหลังเที่ยงคืน`,
  turnover: 'เงินที่เหลือเป็นโบนัสและเงินที่โอนเข้าโปรโมชั่น ถอนได้เมื่อทำยอดครบหรือเลิกโปรโมชั่น',
  tooLittle: (min: number) => `ยอดที่ถอนได้ยังไม่ถึงขั้นต่ำ ${inBaht(min)}`,
  underMin: (min: number) => `ถอนขั้นต่ำ ${inBaht(min)}`,
  overMax: (max: number) => `ถอนได้ไม่เกิน ${inBaht(max)} ต่อครั้ง`,
  overBalance: (withdrawable: number) => `กระเป๋านี้ถอนได้ ${inBaht(withdrawable)}`,
  endsPromotion: (wallet: string, promotion: string, forfeit: number) =>
    `ถอนจาก${wallet}จะจบโปรโมชั่น ${promotion} และคืนโบนัส ${inBaht(forfeit)} กรุณาตรวจสอบแล้วยืนยันอีกครั้ง`,
  walletTwice: 'กระเป๋าซ้ำกัน กรุณาเลือกใหม่',
  partsTooMuch: 'ยอดจากแต่ละกระเป๋ารวมกันเกินยอดถอน กรุณาลองใหม่',
  unknownWallet: 'ไม่พบกระเป๋านี้ กรุณาเลือกกระเป๋าอีกครั้ง',
  unknownAccount: 'ไม่พบบัญชีนี้ กรุณาเลือกบัญชีอีกครั้ง',
  reasons: {
    name_mismatch: 'ชื่อบัญชีปลายทางไม่ตรงกับชื่อสมาชิก ธนาคารจึงไม่รับโอน',
    account_closed: 'บัญชีปลายทางปิดหรือรับโอนไม่ได้ ธนาคารจึงไม่รับโอน',
    refused: 'ธนาคารปลายทางไม่รับโอน',
  },
} as const
