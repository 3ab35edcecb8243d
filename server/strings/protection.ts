/** Sentences about the limits that a member has set. */
import type { LimitKind, LimitPeriod } from '#contracts/protection.ts'
import { inBaht } from './money.ts'

const frames: Record<LimitPeriod, string> = { day: 'วันนี้', week: 'สัปดาห์นี้', month: 'เดือนนี้' }

const rest = (frame: string, what: string, left: number) =>
  left > 0 ? `${frame}${what}ได้อีก ${inBaht(left)}` : `${frame}${what}ครบแล้ว`

/** Why a stake is refused: `left` in satang, or minutes. */
const reached: Record<LimitKind, (frame: string, left: number) => string> = {
  deposit: (frame, left) => `เกินวงเงินฝากที่คุณตั้งไว้ ${rest(frame, 'ฝาก', left)}`,
  loss: (frame, left) => `ยอดนี้อาจทำให้เกินวงเงินเสียที่คุณตั้งไว้ ${rest(frame, 'เสีย', left)}`,
  stake: (frame, left) => `เกินวงเงินเดิมพันที่คุณตั้งไว้ ${rest(frame, 'เดิมพัน', left)}`,
  time: (frame) => `${frame}เล่นครบเวลาที่คุณตั้งไว้แล้ว ถึงเวลาพัก`,
}

export const protectionWords = {
  reached: (kind: LimitKind, period: LimitPeriod, left: number) => reached[kind](frames[period], left),
  /** `most`: what may still be asked for, in whole baht. */
  depositOver: (period: LimitPeriod, most: number) =>
    most > 0
      ? `ตามวงเงินฝากที่คุณตั้งไว้ ${frames[period]}ฝากได้อีกไม่เกิน ${inBaht(most)}`
      : `${frames[period]}ฝากครบวงเงินที่คุณตั้งไว้แล้ว`,
  held: (came: string) => `ได้รับยอดโอน ${came} ซึ่งเกินวงเงินฝากที่คุณตั้งไว้ จึงไม่เข้ากระเป๋า เราจะโอนคืนเข้าบัญชีธนาคารของคุณ`,
  givenBack: (came: string) => `โอนคืนยอด ${came} เข้าบัญชีธนาคารของคุณแล้ว`,
  needsAmount: 'ใส่จำนวนเงิน',
  needsMinutes: 'ใส่เวลาเป็นนาที',
  tooMuch: 'ใส่จำนวนไม่เกิน 1,000,000,000 บาท',
  noRaise: 'ไม่มีคำขอเพิ่มที่รอยืนยัน',
  tooEarly: 'ยังไม่ถึงเวลายืนยัน ค่าเดิมยังใช้อยู่',
  lapsed: 'เลยเวลายืนยันแล้ว ค่าเดิมยังใช้อยู่ ถ้ายังต้องการให้ขอใหม่',
  set: 'บันทึกแล้ว มีผลทันที',
  kept: 'ใช้ค่าเดิมต่อ',
  asked: (hours: number) => `รับคำขอแล้ว ยืนยันได้หลัง ${hours} ชั่วโมง ระหว่างนี้ใช้ค่าเดิม`,
  confirmed: 'ยืนยันแล้ว ค่าใหม่มีผลทันที',
  dropped: 'ยกเลิกคำขอแล้ว ค่าเดิมยังใช้อยู่',
} as const
