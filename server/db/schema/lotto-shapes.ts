/** What the JSON columns of the lottery's tables hold. */
import type { BetType } from '#contracts/lotto.ts'

/** How raw prizes map to the digits of the bet types (domain.md §2.1). */
export type Family = 'gov' | 'baac' | 'gsb' | 'lao' | 'hanoi' | 'malay' | 'stock' | 'yeekee'

/** Time of day in the lottery's zone, `15:20`. */
export type TimeOfDay = string

/** When a round begins to take bills: so many days before its own, at this time. */
interface Opening {
  readonly days: number
  readonly at: TimeOfDay
}

/** One round a draw day. A result before the close is on the day after. */
interface DayOfDraw {
  readonly opens: Opening
  readonly closes: TimeOfDay
  readonly result: TimeOfDay
}

/**
 * When rounds are drawn. `weekly`: ISO weekdays, 1 is Monday. `monthly`: days of the month, with the days that are
 * moved (`01-16` to `01-17`). `rounds`: so many a day of so many minutes each, from a time of day on; each takes
 * bills for its own minutes, or for `opensBefore` minutes, and has its result when it closes.
 */
export type Schedule =
  | ({ readonly type: 'weekly'; readonly days: readonly number[] } & DayOfDraw)
  | ({
      readonly type: 'monthly'
      readonly days: readonly number[]
      readonly moved: Readonly<Record<string, string>>
    } & DayOfDraw)
  | {
      readonly type: 'rounds'
      readonly from: TimeOfDay
      readonly minutes: number
      readonly count: number
      readonly opensBefore?: number
    }

/** Seconds; as `cancelRule` of the contract. */
export interface CancelRule {
  readonly within: number
  readonly before_close: number
  readonly per_day: number
}

/** Step-down: from this stake of the member on the number on (satang), this rate (hundredths). */
export interface Tier {
  readonly from: number
  readonly rate: number
}

/** A number that every new round of a lottery begins with as restricted. Rate in hundredths, cap in satang. */
export interface StandingNumber {
  readonly betType: BetType
  readonly number: string
  readonly state: 'closed' | 'reduced' | 'capped'
  readonly rate?: number
  readonly cap?: number
}

/** As announced: `first`, `front3`, `back3`, `back2`, `special`, `close`, `change` … */
export interface RawPrize {
  readonly key: string
  readonly numbers: readonly string[]
}
