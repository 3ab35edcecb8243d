/** Limits that the member sets: how much is deposited, lost, staked, and for how long is played. */
import type { LimitKind, LimitPeriod } from '#contracts/protection.ts'

const frames: Record<LimitPeriod, string> = { day: 'วันนี้', week: 'สัปดาห์นี้', month: 'เดือนนี้' }

interface KindWords {
  readonly name: string
  readonly about: string
  readonly field: string
  readonly used: (sum: string) => string
}

const kinds: Record<LimitKind, KindWords> = {
  deposit: {
    name: 'วงเงินฝาก',
    about: 'นับยอดฝากทั้งหมด ไม่หักยอดที่ถอน',
    field: 'ฝากได้ไม่เกิน',
    used: (sum) => `ฝากแล้ว ${sum}`,
  },
  loss: {
    name: 'วงเงินเสีย',
    about: 'นับยอดที่แทง หักยอดที่ได้คืน',
    field: 'เสียได้ไม่เกิน',
    used: (sum) => `เสียสุทธิ ${sum}`,
  },
  stake: {
    name: 'วงเงินเดิมพัน',
    about: 'นับยอดที่แทงทุกเกม ไม่หักยอดที่ได้คืน',
    field: 'แทงได้ไม่เกิน',
    used: (sum) => `แทงแล้ว ${sum}`,
  },
  time: {
    name: 'เวลาเล่น',
    about: 'นับช่วงเวลาที่แทงต่อเนื่องกัน ไม่นับช่วงที่พัก',
    field: 'เล่นได้ไม่เกิน (นาที)',
    used: (sum) => `เล่นแล้ว ${sum}`,
  },
}

export const limitWords = {
  intro: (hours: number) => `ลดวงเงินมีผลทันที เพิ่มวงเงินต้องรอ ${hours} ชั่วโมง แล้วยืนยันอีกครั้ง`,
  failed: 'โหลดวงเงินไม่สำเร็จ',
  failedText: 'วงเงินที่ตั้งไว้ยังใช้อยู่ตามเดิม',
  kinds,
  frames,
  per: { day: 'ต่อวัน', week: 'ต่อสัปดาห์', month: 'ต่อเดือน' } satisfies Record<LimitPeriod, string>,
  none: 'ยังไม่ได้ตั้ง',
  noneSum: 'ไม่จำกัด',
  won: (frame: string, sum: string) => `${frame} ได้กำไร ${sum}`,
  used: (frame: string, used: string) => `${frame} ${used}`,
  share: (percent: number) => `ใช้ไป ${percent}%`,
  left: (sum: string) => `เหลือ ${sum}`,
  resets: (when: string) => `เริ่มนับใหม่ ${when}`,
  bar: (name: string, per: string) => `${name} ${per}`,
  minutes: (hours: number, minutes: number) =>
    [hours > 0 && `${hours} ชม.`, (minutes > 0 || hours === 0) && `${minutes} นาที`].filter(Boolean).join(' '),

  set: 'ตั้งวงเงิน',
  setTime: 'ตั้งเวลา',
  change: 'แก้ไข',
  setOf: (name: string) => `ตั้ง${name}`,
  verbOf: (verb: string, name: string) => `${verb} ${name}`,
  period: 'นับเป็น',
  amountHint: 'ใส่จำนวนที่ต้องการ',
  required: 'กรุณาใส่จำนวน',
  /** What saving would do. */
  now: 'มีผลทันทีที่บันทึก',
  lower: 'ลดลง มีผลทันทีที่บันทึก',
  same: 'เท่าเดิม บันทึกเพื่อใช้ต่อ',
  waits: (hours: number) => `เพิ่มขึ้น ยืนยันได้หลัง ${hours} ชั่วโมง ระหว่างนี้ใช้ค่าเดิม`,
  save: 'บันทึก',
  ask: 'ขอเพิ่ม',
  cancel: 'ปิด',
  remove: 'ขอยกเลิกค่าที่ตั้งไว้',
  removeTitle: 'ยกเลิกค่าที่ตั้งไว้ใช่ไหม',
  removeText: (hours: number) => `ยืนยันได้หลัง ${hours} ชั่วโมง ระหว่างนี้ค่าเดิมยังใช้อยู่`,
  removeYes: 'ขอยกเลิก',
  keep: 'ใช้ต่อ',

  asked: (sum: string) => `ขอเพิ่มเป็น ${sum}`,
  askedNone: 'ขอยกเลิกค่าที่ตั้งไว้',
  confirmFrom: (when: string) => `ยืนยันได้ ${when}`,
  confirmUntil: (when: string) => `ยืนยันได้ถึง ${when}`,
  confirm: 'ยืนยัน',
  drop: 'ยกเลิกคำขอ',
  review: 'ตั้งไว้ครบ 6 เดือนแล้ว ยังเหมาะกับคุณอยู่ไหม',
  reviewKeep: 'ใช้ค่าเดิมต่อ',

  every: (time: string) => `ทุก ${time}`,
  breaks: '24 ชั่วโมง ถึงตลอดไป',
  history: 'ประวัติการเปลี่ยน',
  noHistory: 'ยังไม่เคยเปลี่ยน',
  historyFailed: 'โหลดประวัติไม่สำเร็จ',
  acts: {
    set: 'ตั้ง',
    kept: 'ใช้ต่อ',
    asked: 'ขอเพิ่ม',
    confirmed: 'ยืนยัน',
    dropped: 'ยกเลิกคำขอ',
    unknown: 'เปลี่ยน',
  },
  byStaff: 'เจ้าหน้าที่',
  fromTo: (before: string, after: string) => `${before} เป็น ${after}`,
} as const
