/** Words of the lottery: draws, bet types, prizes and the rules page (domain.md §1 and §2). */
import type { BetType } from '#contracts/lotto.ts'
import type { Family } from '../db/schema/lotto-shapes.ts'
import { inBaht } from './money.ts'

const date = new Intl.DateTimeFormat('th-TH', { dateStyle: 'medium', timeZone: 'UTC' })
const dateOf = (gameDay: string) => date.format(Date.parse(`${gameDay}T00:00:00Z`))

interface BetWords {
  readonly name: string
  readonly rule: string
}

const betTypes: Readonly<Record<BetType, BetWords>> = {
  top3: { name: 'สามตัวบน', rule: 'เลขตรงกับ 3 ตัวบนทุกหลักและทุกตำแหน่ง' },
  tod3: { name: 'สามตัวโต๊ด', rule: 'เลขเหมือน 3 ตัวบนครบทุกตัว สลับตำแหน่งได้' },
  front3: { name: 'สามตัวหน้า', rule: 'เลขตรงกับเลขหน้า 3 ตัว รางวัลใดรางวัลหนึ่งจาก 2 รางวัล' },
  bottom3: { name: 'สามตัวล่าง', rule: 'เลขตรงกับเลขท้าย 3 ตัว รางวัลใดรางวัลหนึ่งจาก 2 รางวัล' },
  top2: { name: 'สองตัวบน', rule: 'เลขตรงกับ 2 หลักท้ายของ 3 ตัวบน' },
  bottom2: { name: 'สองตัวล่าง', rule: 'เลขตรงกับ 2 ตัวล่างทั้งสองหลัก' },
  tod2: { name: 'สองตัวโต๊ด', rule: 'เลขทั้งสองตัวอยู่ใน 3 ตัวบน ตำแหน่งใดก็ได้' },
  run_top: { name: 'วิ่งบน', rule: 'เลขอยู่ใน 3 ตัวบน ตำแหน่งใดก็ได้' },
  run_bottom: { name: 'วิ่งล่าง', rule: 'เลขอยู่ใน 2 ตัวล่าง ตำแหน่งใดก็ได้' },
  top4: { name: 'สี่ตัวบน', rule: 'เลขตรงกับ 4 ตัวบนทุกหลักและทุกตำแหน่ง' },
  tod4: { name: 'สี่ตัวโต๊ด', rule: 'เลขเหมือน 4 ตัวบนครบทุกตัว สลับตำแหน่งได้' },
  pin_top_units: { name: 'ปักหลักหน่วยบน', rule: 'เลขตรงกับหลักหน่วยของ 3 ตัวบน' },
  pin_top_tens: { name: 'ปักหลักสิบบน', rule: 'เลขตรงกับหลักสิบของ 3 ตัวบน' },
  pin_top_hundreds: { name: 'ปักหลักร้อยบน', rule: 'เลขตรงกับหลักร้อยของ 3 ตัวบน' },
  pin_bottom_units: { name: 'ปักหลักหน่วยล่าง', rule: 'เลขตรงกับหลักหน่วยของ 2 ตัวล่าง' },
  pin_bottom_tens: { name: 'ปักหลักสิบล่าง', rule: 'เลขตรงกับหลักสิบของ 2 ตัวล่าง' },
}

/** What each raw prize is called, by family. */
const prizes: Readonly<Record<Family, Readonly<Record<string, string>>>> = {
  gov: { first: 'รางวัลที่ 1', front3: '3 ตัวหน้า', back3: '3 ตัวท้าย', back2: '2 ตัวล่าง' },
  baac: { first: 'รางวัลที่ 1', back2: '2 ตัวล่าง' },
  gsb: { first: 'รางวัลที่ 1', back2: '2 ตัวล่าง' },
  lao: { first: 'เลขรางวัล' },
  hanoi: { special: 'รางวัลพิเศษ', first: 'รางวัลที่ 1' },
  malay: { first: 'รางวัลที่ 1' },
  stock: { close: 'ดัชนีปิด', change: 'เปลี่ยนแปลง' },
  yeekee: { yeekee: 'ผลลัพธ์ 5 หลักท้าย' },
}

/** How the prizes become the digits that bets are decided by. */
const readings: Readonly<Record<Family, readonly string[]>> = {
  gov: ['3 ตัวบนคือ 3 หลักท้ายของรางวัลที่ 1', '2 ตัวล่างคือรางวัลเลขท้าย 2 ตัว', '3 ตัวหน้าและ 3 ตัวล่างออกอย่างละ 2 รางวัล'],
  baac: ['3 ตัวบนคือ 3 หลักท้ายของรางวัลที่ 1 ซึ่งมี 7 หลัก', '2 ตัวล่างคือรางวัลเลขท้าย 2 ตัว'],
  gsb: ['3 ตัวบนคือ 3 หลักท้ายของรางวัลที่ 1', '2 ตัวล่างคือรางวัลเลขท้าย 2 ตัว'],
  lao: ['ใช้ 4 หลักท้ายของเลขรางวัล', '3 ตัวบนคือ 3 หลักท้ายของ 4 หลักนั้น', '2 ตัวล่างคือ 2 หลักแรกของ 4 หลักนั้น'],
  hanoi: ['3 ตัวบนคือ 3 หลักท้ายของรางวัลพิเศษ', '2 ตัวล่างคือ 2 หลักท้ายของรางวัลที่ 1'],
  malay: ['3 ตัวบนคือ 3 หลักท้ายของรางวัลที่ 1 ซึ่งมี 4 หลัก', '2 ตัวล่างคือ 2 หลักแรกของรางวัลที่ 1'],
  stock: ['3 ตัวบนคือเลขหน้าจุดทศนิยม 1 หลักและทศนิยม 2 หลักของดัชนีปิด', '2 ตัวล่างคือทศนิยม 2 หลักของค่าเปลี่ยนแปลง'],
  yeekee: [
    'ผลลัพธ์คือผลรวมของเลขที่ยิงทั้งหมด ลบด้วยเลขลำดับที่ 16 นับจากเลขล่าสุด (ถ้ามีครบ 16 เลข) แล้วบวกค่าสุ่มที่ออกหลังปิดรับ',
    '3 ตัวบนคือ 3 หลักท้ายของผลลัพธ์',
    '2 ตัวล่างคือหลักหมื่นและหลักพันของผลลัพธ์',
  ],
}

export const lottoWords = {
  betTypes,
  prizes,
  unknownLottery: 'ไม่พบหวยนี้ กลับไปที่หน้าหวยแล้วเลือกใหม่',
  unknownRound: 'ไม่พบงวดนี้ กลับไปที่หน้าหวยแล้วเลือกงวดใหม่',
  /** A draw in words: its date, and its number where there are many a day. */
  title: (gameDay: string, roundNo: number) =>
    roundNo === 0 ? `งวด ${dateOf(gameDay)}` : `รอบที่ ${roundNo} วันที่ ${dateOf(gameDay)}`,
  examplePrize: (name: string, numbers: readonly string[]) => `${name} ${numbers.join(' และ ')}`,
  exampleDigits: (top3: string, bottom2: string) => `3 ตัวบน ${top3} 2 ตัวล่าง ${bottom2}`,
  notes: {
    once: 'ออกเลขซ้ำกี่ครั้งก็จ่ายครั้งเดียว',
    twoPrizes: 'ตรงทั้งสองรางวัลก็จ่ายครั้งเดียว',
    repeated: (number: string, chance: string, back: string) =>
      `เลขซ้ำแบบ ${number} มีโอกาสถูก ${chance}% ผลตอบแทนเฉลี่ย ${back}%`,
  },
  rules: {
    reading: { title: 'วิธีอ่านผล', of: readings },
    closing: {
      title: 'เวลาปิดรับและผล',
      sentences: ['ปิดรับตามเวลาของระบบ ไม่ใช่เวลาในเครื่องของคุณ', 'งวดที่งดออกผลหรือยกเลิก คืนเงินเต็มจำนวนทุกโพย'],
      source: {
        draw: 'ผลที่ประกาศจากแหล่งทางการถือเป็นที่สุด',
        yeekee: 'เลขที่ยิงทั้งหมดเปิดเผยหลังออกผล คำนวณและตรวจสอบผลได้ด้วยตัวเอง',
      },
    },
    paying: {
      title: 'อัตราจ่าย',
      sentences: [
        'อัตราจ่ายต่อ 1 บาท รวมเงินแทงแล้ว',
        'อัตราที่ใช้คืออัตราตอนส่งโพย ปรับภายหลังไม่มีผลกับโพยเดิม',
        'โอกาสถูกคิดจากผลที่เป็นไปได้ทั้งหมด ผลตอบแทนเฉลี่ยคือโอกาสคูณอัตราจ่าย',
      ],
    },
    limits: {
      title: 'เลขปิดและเลขอั้น',
      sentences: ['เลขปิดไม่รับแทง เลขอั้นรับในอัตราที่ลดลงหรือรับจำกัดยอด', 'ระบบแสดงอัตราที่ใช้จริงก่อนส่งโพยทุกครั้ง'],
      covered: (percent: number, results: number) =>
        `แทงเกิน ${percent}% ของเลขทั้งหมดในประเภทเดียวกัน หรือหลายประเภทรวมกันจนถูกได้เกิน ${results}% ของผลที่ออกได้ในงวดเดียว ยอดนั้นไม่นับเป็นเทิร์นของโปรโมชั่น`,
      line: 'ยอดสูงสุดต่อเลขนับรวมทุกโพยของคุณในงวดนั้น',
      number: 'แต่ละเลขรับรวมทุกคนไม่เกินยอดที่กำหนด เมื่อใกล้เต็มระบบแสดงยอดที่รับได้อีก',
      numberTiers: 'เลขที่มีคนแทงรวมถึงยอดที่กำหนด ส่วนที่แทงเพิ่มจ่ายตามอัตราที่ลดลง',
      member: (most: number) => `คุณแทงได้รวมไม่เกิน ${inBaht(most)} ต่องวด`,
      payout: (most: number) => `ผลหนึ่งจ่ายรวมทุกคนไม่เกิน ${inBaht(most)} ต่องวด เลขที่จะทำให้เกินรับได้เท่าที่เหลือ`,
      step: (from: number, percent: number) => `ส่วนที่เกิน ${inBaht(from)} จ่าย ${percent}% ของอัตราปกติ`,
      tiers: 'แทงเลขเดียวกันสะสมถึงยอดที่กำหนด ส่วนที่แทงเพิ่มจ่ายตามอัตราขั้นถัดไป',
    },
    cancelling: {
      title: 'ยกเลิกโพย',
      never: 'หวยนี้ยกเลิกโพยไม่ได้',
      may: (within: number, beforeClose: number, perDay: number) =>
        `ยกเลิกได้ภายใน ${within} นาทีหลังส่งโพย และก่อนปิดรับอย่างน้อย ${beforeClose} นาที ไม่เกิน ${perDay} โพยต่อวัน`,
    },
  },
} as const

/** Name of a bet type, for lists. */
export const betTypeName = (betType: BetType): string => betTypes[betType].name
