/** From a schedule to the rounds it brings: pure, in the lottery's own zone. */
import { dayPlus, weekdayOf } from '#rules/thai-day.ts'
import type { Schedule } from '../../db/schema/lotto-shapes.ts'
import { minute } from '../../kit/clock.ts'
import { dayIn, instantIn } from './parts/zone.ts'

/** A round to be: its name (day and number) and its instants. */
export interface Draw {
  readonly gameDay: string
  /** From 1; 0 where there is one a day. */
  readonly roundNo: number
  readonly opensAt: number
  readonly closesAt: number
  readonly resultAt: number
}

type Timed = { readonly schedule: Schedule; readonly timeZone: string }

/** Draw lotteries have this many rounds ahead; those of many rounds a day have this game day and the next. */
const AHEAD = 2
/** Longer than between any two draws of a month, moved ones included. */
const HORIZON_DAYS = 70

/** Whether a schedule of single draws has one on this day. A moved draw belongs to the day it is held on. */
export function isDrawDay(schedule: Exclude<Schedule, { type: 'rounds' }>, date: string): boolean {
  if (schedule.type === 'weekly') return schedule.days.includes(weekdayOf(date) || 7)
  const monthAndDay = date.slice(5)
  if (Object.values(schedule.moved).includes(monthAndDay)) return true
  return !(monthAndDay in schedule.moved) && schedule.days.includes(Number(date.slice(8)))
}

/** All rounds named after this day, in the order of closing. */
export function drawsOf({ schedule, timeZone }: Timed, gameDay: string): readonly Draw[] {
  if (schedule.type === 'rounds') {
    const { from, minutes, count, opensBefore = minutes } = schedule
    const start = instantIn(timeZone, gameDay, from)
    return Array.from({ length: count }, (_, index) => {
      const closesAt = start + (index + 1) * minutes * minute
      return {
        gameDay,
        roundNo: index + 1,
        opensAt: closesAt - opensBefore * minute,
        closesAt,
        resultAt: closesAt,
      }
    })
  }
  if (!isDrawDay(schedule, gameDay)) return []
  const { opens, closes, result } = schedule
  const at = (days: number, time: string) => instantIn(timeZone, dayPlus(gameDay, days), time)
  const draw = {
    opensAt: at(-opens.days, opens.at),
    closesAt: at(0, closes),
    resultAt: at(result < closes ? 1 : 0, result),
  }
  return [{ gameDay, roundNo: 0, ...draw }]
}

/** The day that a round played now is named after: many rounds a day may begin theirs at 06:00. */
export function gameDayAt({ schedule, timeZone }: Timed, now: number): string {
  const today = dayIn(timeZone, now)
  return schedule.type === 'rounds' && now < instantIn(timeZone, today, schedule.from)
    ? dayPlus(today, -1)
    : today
}

/** The rounds that must be there now: none that has closed. */
export function drawsAhead(timed: Timed, now: number): readonly Draw[] {
  const today = gameDayAt(timed, now)
  const isToCome = (draw: Draw) => draw.closesAt > now
  if (timed.schedule.type === 'rounds')
    return [today, dayPlus(today, 1)].flatMap((date) => drawsOf(timed, date)).filter(isToCome)
  const found: Draw[] = []
  for (let days = -1; days <= HORIZON_DAYS && found.length < AHEAD; days++)
    found.push(...drawsOf(timed, dayPlus(today, days)).filter(isToCome))
  return found
}

/** The last rounds that have had their result time, the newest first. */
export function drawsBefore(timed: Timed, now: number, count: number): readonly Draw[] {
  const today = gameDayAt(timed, now)
  const found: Draw[] = []
  for (let days = 1; days >= -HORIZON_DAYS * count && found.length < count; days--)
    found.push(
      ...drawsOf(timed, dayPlus(today, days))
        .filter((draw) => draw.resultAt <= now)
        .toReversed(),
    )
  return found.slice(0, count)
}
