/** Sentences of lottery bills. Rates are hundredths, as in the tables. */
import { inBaht } from './money.ts'

/** 9000 to `90`, 4750 to `47.5`. */
const rateText = (rate: number) => String(rate / 100)

export const billWords = {
  typeClosed: 'รอบนี้ไม่รับประเภทนี้ โปรดลบรายการนี้',
  digits: (digits: number) => `ประเภทนี้ใช้เลข ${digits} ตัว โปรดแก้เลข`,
  numberClosed: 'เลขปิดรับแล้ว โปรดลบรายการนี้',
  roundClosed: 'ปิดรับแทงรอบนี้แล้ว',
  duplicate: (number: string) => `ซ้ำกับเลข ${number} ในโพยนี้ โปรดรวมยอดไว้รายการเดียว`,
  underMin: (least: number) => `แทงขั้นต่ำ ${inBaht(least)}`,
  overLineMax: (most: number) => `แทงได้ไม่เกิน ${inBaht(most)} ต่อรายการ`,
  overNumberCap: (left: number) => (left > 0 ? `เลขนี้รับได้อีก ${inBaht(left)}` : 'เลขนี้รับเต็มแล้ว โปรดลบรายการนี้'),
  overOwnMax: (most: number, left: number) =>
    left > 0
      ? `เลขนี้คุณแทงได้รวมไม่เกิน ${inBaht(most)} แทงเพิ่มได้อีก ${inBaht(left)}`
      : `เลขนี้คุณแทงครบ ${inBaht(most)} แล้ว โปรดลบรายการนี้`,
  overMemberCap: (most: number, left: number) =>
    left > 0
      ? `งวดนี้คุณแทงได้รวมไม่เกิน ${inBaht(most)} รายการนี้รับได้ ${inBaht(left)}`
      : `งวดนี้คุณแทงครบ ${inBaht(most)} แล้ว โปรดลบรายการนี้`,
  overPayout: (left: number) =>
    left > 0 ? `งวดนี้รับเลขนี้ได้อีก ${inBaht(left)}` : 'งวดนี้รับเลขนี้เต็มแล้ว โปรดลบรายการนี้',
  /** `500 บาทแรกจ่าย 900 ส่วนที่เหลือจ่าย 450`. */
  stepped: (parts: readonly { readonly amount: number; readonly rate: number }[]) =>
    parts
      .map(({ amount, rate }, index) => {
        const which =
          index === 0
            ? `${inBaht(amount)}แรก`
            : index === parts.length - 1
              ? 'ส่วนที่เหลือ'
              : `${inBaht(amount)}ถัดไป`
        return `${which}จ่าย ${rateText(rate)}`
      })
      .join(' '),
  reduced: (rate: number, usual: number) => `จ่าย ${rateText(rate)} จากปกติ ${rateText(usual)}`,
  tooManyLines: (most: number) => `โพยหนึ่งใส่ได้ไม่เกิน ${most} รายการ`,
  unknownRound: 'ไม่พบรอบนี้ กรุณาเลือกรอบอีกครั้ง',
  unknownWallet: 'ไม่พบกระเป๋านี้ กรุณาเลือกกระเป๋าอีกครั้ง',
  walletDoesNotFit: (name: string) => `${name}ใช้แทงหวยไม่ได้ กรุณาเลือกกระเป๋าอื่น`,
  changed: 'มีรายการเปลี่ยนไปจากที่ตรวจไว้ ยังไม่ได้ส่งโพยและไม่ได้ตัดเงิน กรุณาตรวจโพยอีกครั้ง',
  tooLittle: (balance: number) => `ยอดเงินไม่พอ กระเป๋านี้มี ${inBaht(balance)} กรุณาฝากเพิ่มหรือลดยอดแทง`,
  placed: 'ส่งโพยแล้ว',
  unknownBill: 'ไม่พบโพยนี้',
  unknownCode: 'ไม่พบใบรับโพยของรหัสนี้ กรุณาตรวจรหัสอีกครั้ง',
  cancelled: 'ยกเลิกโพยแล้ว คืนเงินเข้ากระเป๋าแล้ว',
  notCancellable: 'โพยนี้ยกเลิกไม่ได้',
  cancelledBefore: 'โพยนี้ยกเลิกไปแล้ว',
  settledBefore: 'โพยนี้ออกผลแล้ว ยกเลิกไม่ได้',
  cancelTooLate: 'หมดเวลายกเลิกโพยนี้แล้ว',
  cancelsUsed: (times: number) => `วันนี้ยกเลิกโพยครบ ${times} ครั้งแล้ว ยกเลิกได้อีกครั้งหลังเที่ยงคืน`,
  unknownSet: 'ไม่พบเลขชุดนี้',
  badSetLine: (number: string) => `เลข ${number} ใช้กับประเภทนี้ไม่ได้ โปรดแก้เลข`,
  tooManySets: (most: number) => `บันทึกเลขชุดได้ไม่เกิน ${most} ชุด โปรดลบชุดที่ไม่ใช้`,
} as const
