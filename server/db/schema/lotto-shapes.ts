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
 * When rounds are drawn. `weekly`: ISO weekdays, 1 is Monday. `monthly`: days of the month, with the dates that are
 * moved (`2027-01-16` to `2027-01-17`), each with its year: who draws announces them year by year, and `until` is the last day
 * announced; later ones are not guessed. `weekly` with a calendar (modules/lotto/calendars) is drawn on days that it has open, and
 * with a session moves with that session's end: on a short day bets close as much earlier. `rounds`: so many a day of so many minutes each, from a time of day on; each takes
 * bills for its own minutes, or for `opensBefore` minutes, and has its result when it closes.
 */
export type Schedule =
  | ({
      readonly type: 'weekly'
      readonly days: readonly number[]
      readonly calendar?: string
      readonly session?: string
    } & DayOfDraw)
  | ({
      readonly type: 'monthly'
      readonly days: readonly number[]
      readonly moved: Readonly<Record<string, string>>
      readonly until: string
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

/** Step-down: what is staked on the number from this stake on (satang) has this rate (hundredths). */
export interface Tier {
  readonly from: number
  readonly rate: number
}

/** Of a line that passes a step: so much of it (satang) at this rate (hundredths). */
export interface LinePart {
  readonly amount: number
  readonly rate: number
}

/** How far a sum may grow (satang), and from where on what makes it grow has so many percent of its bet type's rate. */
export interface Bound {
  readonly most: number
  readonly step?: { readonly from: number; readonly percent: number }
}

/** Limits over all bet types of a round. What is not there has no limit. */
export interface BookLimits {
  /** What one member stakes. */
  readonly member?: Bound
  /** What the house owes by the worst result. */
  readonly payout?: Bound
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

/** The beacon that a day's rounds name values of, as drand describes a chain; times in seconds (UTC). */
export interface YeekeeBeacon {
  readonly chain: string
  readonly public_key: string
  readonly genesis_time: number
  readonly period: number
}

/** A sequential delay, as the contract names it (contracts/yeekee.ts). */
export interface YeekeeDelay {
  /** Each ends in a checkpoint. */
  readonly segments: number
  /** Hashes of a segment, one after the other. */
  readonly steps: number
  /** Bytes that are hashed at a time: 32 and their repetitions. */
  readonly size: number
}

/** What may be done to a round beside its usual course. */
export type LottoAct =
  'asked' | 'redate' | 'void' | 'special-day' | 'reading' | 'announce' | 'correct' | 'waive'
