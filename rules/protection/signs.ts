/**
 * Signs of harm in a member's own record: what is looked at, from when on it is a sign, and why. All of it is here, and nothing else is
 * looked at. What is found is told to the member alone, in their own pages; nothing keeps it, nobody else is told, and no offer follows
 * from it (decision 091). Moments are epoch ms (UTC), days are Thai days (`2026-11-20`), sums satang.
 */
import type { SignKind } from '#contracts/signs.ts'
import { dayPlus, thaiDayOf } from '../thai-day.ts'

const DAY = 86_400_000

/** How far back anything is looked at: a week, and four to compare it with. */
export const SIGNS_LOOK_BACK = 35 * DAY

/** A night's bets are those from midnight to five in the morning, Thai time: most people who bet then have not slept. */
export const NIGHT_HOURS = 5

/** What a sign is judged by. Of five weeks; the order does not matter. */
export interface PlayRecord {
  /** What arrived. */
  readonly deposits: readonly { readonly at: number; readonly amount: number }[]
  /** What was asked for and not refused. */
  readonly withdrawals: readonly { readonly at: number }[]
  /** Play by day. */
  readonly days: readonly { readonly day: string; readonly staked: number; readonly returned: number }[]
  /** Days on which a bet was made at night. */
  readonly nights: readonly string[]
  /** When a higher limit, or none, was asked for. */
  readonly raises: readonly number[]
}

/** A sign that is there: how often what makes it happened, in so many days. */
export interface Sign {
  readonly kind: SignKind
  readonly count: number
  readonly days: number
}

const FORTNIGHT = 14

const within = <T extends { readonly at: number }>(all: readonly T[], days: number, now: number) =>
  all.filter(({ at }) => at > now - days * DAY && at <= now)

const sum = (all: readonly { readonly amount: number }[]) => all.reduce((all, { amount }) => all + amount, 0)

/** One more deposit after a loss, and another: three on a day of which at least four fifths were lost. */
const CHASING_DEPOSITS = 3
const CHASING_DAYS = 2

function chasing({ deposits, days }: PlayRecord, now: number): number {
  const lately = within(deposits, FORTNIGHT, now)
  return days.filter(({ day, staked, returned }) => {
    const thatDay = lately.filter(({ at }) => thaiDayOf(at) === day)
    return thatDay.length >= CHASING_DEPOSITS && (staked - returned) * 5 >= sum(thatDay) * 4
  }).length
}

/** Four nights of the last fourteen. */
const NIGHTS = 4

function nights(record: PlayRecord, now: number): number {
  const first = dayPlus(thaiDayOf(now), 1 - FORTNIGHT)
  return new Set(record.nights.filter((day) => day >= first && day <= thaiDayOf(now))).size
}

/** Twice an average week of the four before, in which two at least had a deposit; below this sum nobody is told. Satang. */
const RISING_TIMES = 2
const RISING_LEAST = 2_000_00

function rising({ deposits }: PlayRecord, now: number): number {
  const weekOf = (at: number) => Math.floor((now - at) / (7 * DAY))
  const weeks = [0, 1, 2, 3, 4].map((week) => deposits.filter(({ at }) => at <= now && weekOf(at) === week))
  const [last = [], ...before] = weeks
  if (before.filter((week) => week.length > 0).length < 2) return 0
  const usual = sum(before.flat()) / before.length
  return sum(last) >= usual * RISING_TIMES && sum(last) - usual >= RISING_LEAST ? last.length : 0
}

/** Own limits that shall be higher, again. */
const RAISES = 2

const raising = ({ raises }: PlayRecord, now: number) =>
  within(
    raises.map((at) => ({ at })),
    FORTNIGHT,
    now,
  ).length

/** Money that was on its way home, and a deposit within a day of it. */
const TAKEN_BACK = 3

const takenBack = ({ deposits, withdrawals }: PlayRecord, now: number) =>
  within(withdrawals, FORTNIGHT, now).filter(({ at }) =>
    deposits.some((deposit) => deposit.at > at && deposit.at <= at + DAY && deposit.at <= now),
  ).length

const looks: readonly (readonly [
  SignKind,
  (record: PlayRecord, now: number) => number,
  least: number,
  days: number,
])[] = [
  ['chasing', chasing, CHASING_DAYS, FORTNIGHT],
  ['rising', rising, 1, 7],
  ['taken_back', takenBack, TAKEN_BACK, FORTNIGHT],
  ['nights', nights, NIGHTS, FORTNIGHT],
  ['raises', raising, RAISES, FORTNIGHT],
]

/** The signs that are there, the gravest first. */
export const signsOf = (record: PlayRecord, now: number): Sign[] =>
  looks.flatMap(([kind, look, least, days]) => {
    const count = look(record, now)
    return count >= least ? [{ kind, count, days }] : []
  })
