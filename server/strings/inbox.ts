/** What members are told in their notification centre. A title says what happened; the body what it means. */
import { inBaht } from './money.ts'
import { withdrawMessages } from './withdraw.ts'

const refused: Readonly<Record<string, string>> = withdrawMessages.reasons

const moment = new Intl.DateTimeFormat('th-TH', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Bangkok',
})

const winsText = (won: number) => (won > 0 ? `ถูกรางวัล ${inBaht(won)}` : 'ไม่ถูกรางวัล')

export const inboxWords = {
  order: (ref: string) => `รายการ ${ref}`,
  deposited: (amount: number) => `เงินฝาก ${inBaht(amount)} เข้ากระเป๋าแล้ว`,
  depositHeld: (amount: number) => `กำลังตรวจสอบยอดโอน ${inBaht(amount)}`,
  depositReturned: (amount: number) => `โอนคืนยอด ${inBaht(amount)} แล้ว`,
  slipRefused: 'ไม่พบยอดโอนตามสลิป',

  withdrawn: (net: number) => `โอนเงินถอน ${inBaht(net)} แล้ว`,
  withdrawnTo: (account: string, ref: string) => `เข้าบัญชีลงท้าย ${account} รายการ ${ref}`,
  withdrawalRefused: (amount: number) => `ถอนเงินไม่สำเร็จ คืน ${inBaht(amount)} เข้ากระเป๋าแล้ว`,
  withdrawalReason: (reason: string, ref: string) =>
    `${refused[reason] ?? withdrawMessages.reasons.refused} รายการ ${ref}`,

  won: (amount: number) => `ถูกรางวัล ${inBaht(amount)}`,
  wonBill: (lottery: string, billNo: string) => `${lottery} โพย ${billNo} เงินเข้ากระเป๋าแล้ว`,
  wonBills: (lottery: string, bills: number) => `${lottery} รวม ${bills} โพย เงินเข้ากระเป๋าแล้ว`,
  refunded: (amount: number) => `คืนเงินแทง ${inBaht(amount)}`,
  refundedBill: (lottery: string, billNo: string) => `${lottery} รอบนี้ไม่มีผล โพย ${billNo} เงินกลับเข้ากระเป๋าแล้ว`,
  corrected: (lottery: string) => `แก้ไขผล${lottery}`,
  correctedBill: (
    billNo: string,
    { before, after, back, taken }: Readonly<Record<'before' | 'after' | 'back' | 'taken', number>>,
  ) =>
    [
      `ผลที่ประกาศไว้ไม่ถูกต้อง โพย ${billNo} จาก${winsText(before)}`,
      back > 0 ? `งวดนี้ยกเลิก คืนเงินแทง ${inBaht(back)}` : `แก้เป็น${winsText(after)}`,
      ...(taken > 0 ? [`หักคืนจากกระเป๋า ${inBaht(taken)}`] : []),
      ...(after + back > before ? [`เงินเข้ากระเป๋าเพิ่ม ${inBaht(after + back - before)} แล้ว`] : []),
    ].join(' '),
  correctedSpent: (amount: number) =>
    `ส่วนที่ใช้ไปแล้ว ${inBaht(amount)} บันทึกไว้เป็นยอดที่จ่ายเกิน ไม่หักจากเงินฝากหรือรางวัลอื่นของคุณ ฝ่ายบริการจะติดต่อกลับ`,
  redated: (lottery: string) => `${lottery}เปลี่ยนเวลา`,
  redatedRound: (title: string, closesAt: number, resultAt: number) =>
    `${title} ปิดรับ ${moment.format(closesAt)} น. ออกผล ${moment.format(resultAt)} น. โพยที่ส่งไว้ยังอยู่`,
  claimWaived: (amount: number) => `ไม่เรียกคืนยอดที่จ่ายเกิน ${inBaht(amount)}`,
  claimWaivedBill: (billNo: string) => `โพย ${billNo} ไม่มียอดค้างแล้ว`,
  lateBill: (lottery: string, billNo: string) =>
    `${lottery} ตลาดปิดก่อนเวลาที่ส่งโพย ${billNo} จึงไม่นับเป็นเดิมพัน เงินกลับเข้ากระเป๋าแล้ว`,
  shooting: (amount: number) => `ได้รางวัลยิงเลข ${inBaht(amount)}`,
  shootingRank: (rank: number) => `ยี่กี เลขที่ยิงเป็นลำดับที่ ${rank} เงินเข้ากระเป๋าแล้ว`,

  promotionOver: (name: string) => `${name} หมดเวลาแล้ว`,
  promotionTaken: (forfeited: number) => `หักเครดิตโปรโมชั่นคืน ${inBaht(forfeited)} เงินที่เหลือเป็นของคุณ`,
  promotionKept: 'เงินในกระเป๋าไม่ถูกหัก',

  passwordChanged: 'เปลี่ยนรหัสผ่านแล้ว',
  pinSet: 'ตั้งรหัส PIN แล้ว',
  pinLocked: 'ใส่รหัส PIN ผิดครบ 5 ครั้ง รหัส PIN ถูกล็อก',
  passkeyAdded: (device: string) => `เปิดใช้ลายนิ้วมือหรือใบหน้าแทน PIN แล้ว${device && ` บน ${device}`}`,
  passkeyRemoved: (device: string) => `นำลายนิ้วมือหรือใบหน้าออกแล้ว${device && ` บน ${device}`}`,
  passwordReset: 'ตั้งรหัสผ่านใหม่ด้วยรหัส SMS แล้ว',
  notYou: 'ถ้าไม่ใช่คุณ กรุณาติดต่อฝ่ายบริการทันที',
  birthdayCorrected: 'เจ้าหน้าที่แก้วันเกิดของคุณแล้ว',
  birthdayCorrectedBody: 'หากคุณไม่ได้ขอให้แก้ กรุณาติดต่อเจ้าหน้าที่',
  accountAccepted: (account: string) => `บัญชีลงท้าย ${account} ใช้ได้แล้ว`,
  accountAcceptedBody: 'เลือกเป็นบัญชีรับเงินถอนได้แล้ว',
  accountRefused: (account: string) => `บัญชีลงท้าย ${account} ไม่ผ่านการตรวจสอบ`,
  lineLinked: 'เชื่อมบัญชี LINE แล้ว',
  lineUnlinked: 'ยกเลิกการเชื่อม LINE แล้ว',
  newDevice: (device: string) => `เข้าสู่ระบบจาก ${device}`,
  newDeviceBody: 'ไม่พบอุปกรณ์แบบนี้ในบัญชีของคุณมาก่อน ถ้าไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันที',
} as const
