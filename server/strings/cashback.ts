/** Cashback: names, why something gives nothing, what a claim is told, and the notice that one waits. */
import type { CashbackKind } from '#contracts/cashback.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import type { LineReason } from '../db/schema/cashback.ts'
import { games } from './games.ts'
import { inBaht } from './money.ts'

const categories: Readonly<Record<string, string>> = { ...games.lobby, lotto: 'หวยและยี่กี' }

/** A category of games as members know it; one that a platform added later by its own name. */
export const categoryName = (category: string): string => categories[category] ?? category

const months = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
]

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year: year + 543, month: months[month - 1]!, date }
}

/** `19 พ.ย. 2569`. */
function dayText(day: string): string {
  const { year, month, date } = partsOf(day)
  return `${date} ${month} ${year}`
}

/** `19 พ.ย. 2569`, or `9–15 พ.ย. 2569`. */
function period(first: string, last: string): string {
  if (first === last) return dayText(first)
  const from = partsOf(first)
  const to = partsOf(last)
  if (from.year !== to.year) return `${dayText(first)} – ${dayText(last)}`
  return from.month === to.month
    ? `${from.date}–${dayText(last)}`
    : `${from.date} ${from.month} – ${dayText(last)}`
}

const names: Readonly<Record<CashbackKind, string>> = { daily: 'คืนเงินรายวัน', weekly: 'คืนยอดเสียรายสัปดาห์' }

/** The last day on which something that ends at `until` can be done. */
const lastDayBefore = (until: number) => thaiDayOf(until - 1)

export const cashbackWords = {
  period,
  level: (level: number) => ['ทั่วไป', 'ทอง', 'ฮีโร่'][level] ?? `ระดับ ${level}`,
  reasons: {
    '': '',
    won: 'ได้กำไร ไม่นำมาหัก',
    even: 'ไม่มียอดเสียสุทธิ',
    excluded: 'ไม่ร่วมรายการคืนเงิน',
    bound: 'เล่นด้วยยอดโบนัส ไม่นำมานับ',
  } satisfies Record<LineReason, string>,
  done: 'รับเงินคืนเข้ากระเป๋าหลักแล้ว',
  unknown: 'ไม่พบรายการคืนเงินนี้',
  noWallet: 'ไม่พบกระเป๋าหลัก กรุณาติดต่อฝ่ายบริการ',
  refusals: {
    claimed: 'รับเงินคืนของรอบนี้ไปแล้ว ดูได้ในรายการทางการเงิน',
    expired: 'หมดเวลารับเงินคืนของรอบนี้แล้ว',
    none: 'รอบนี้ไม่มีเงินคืนให้รับ',
    unknown: 'รอบนี้ยังรับไม่ได้',
  },
  noticeTitle: (kind: CashbackKind, first: string, last: string, amount: number) =>
    `${names[kind]} ${period(first, last)} ได้คืน ${inBaht(amount)}`,
  noticeText: (until: number) => `กดรับได้ถึง ${dayText(lastDayBefore(until))} เวลา 23:59 น.`,
} as const
