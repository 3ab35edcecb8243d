/** From a schedule to the rounds it brings: pure, in the lottery's own zone. */
import { dayPlus, weekdayOf } from '#rules/thai-day.ts'
import type { Schedule, TimeOfDay } from '../../db/schema/lotto-shapes.ts'
import { minute } from '../../kit/clock.ts'
import { announcedUntil, sessionsOn, specialDay, type SpecialDays } from './calendars/calendar.ts'
import { calendarOf } from './calendars/known.ts'
import { dayIn, instantIn } from './parts/zone.ts'

/** A round to be: its name (day and number) and its instants. */
export interface Draw {
  readonly gameDay: string
  /** From 1; 0 where there is one a day. */
  readonly roundNo: number
  readonly opensAt: number
  readonly closesAt: number
  readonly resultAt: number
  /** When the value it is decided by begins to be known, as its calendar has it; null where none says. */
  readonly valueAt: number | null
}

type Timed = { readonly schedule: Schedule; readonly timeZone: string }

/** Draw lotteries have this many rounds ahead; those of many rounds a day have this game day and the next. */
const AHEAD = 2
/** Longer than between any two draws of a month, moved ones included. */
const HORIZON_DAYS = 70

const noSpecialDays: SpecialDays = new Map()

type Weekly = Extract<Schedule, { type: 'weekly' }>

/** A day of a calendar: its session's end, and how many minutes that is from the usual one; null when nothing is drawn. */
interface Held {
  readonly ends: TimeOfDay | null
  readonly shift: number
}

const usually: Held = { ends: null, shift: 0 }
const minutesOf = (time: TimeOfDay) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function heldOn({ calendar: name, session }: Weekly, date: string, special: SpecialDays): Held | null {
  if (name === undefined) return usually
  const calendar = calendarOf(name)
  const sessions = sessionsOn(calendar, date, special.get(specialDay(name, date)))
  if (!sessions) return null
  if (session === undefined) return usually
  const ends = sessions[session] ?? null
  return ends === null ? null : { ends, shift: minutesOf(ends) - minutesOf(calendar.sessions[session]!) }
}

/** The last day whose draws are announced; null where every day is as good as another. */
export function announced(schedule: Schedule): string | null {
  if (schedule.type === 'monthly') return schedule.until
  return schedule.type === 'weekly' && schedule.calendar !== undefined
    ? announcedUntil(calendarOf(schedule.calendar))
    : null
}

/** Whether a schedule of single draws has one on this day. A moved draw belongs to the day it is held on. */
export function isDrawDay(
  schedule: Exclude<Schedule, { type: 'rounds' }>,
  date: string,
  special: SpecialDays = noSpecialDays,
): boolean {
  if (schedule.type === 'weekly')
    return schedule.days.includes(weekdayOf(date) || 7) && heldOn(schedule, date, special) !== null
  const { days, moved, until } = schedule
  if (date > until) return false
  return Object.values(moved).includes(date) || (!(date in moved) && days.includes(Number(date.slice(8))))
}

/** All rounds named after this day, in the order of closing. */
export function drawsOf(
  { schedule, timeZone }: Timed,
  gameDay: string,
  special: SpecialDays = noSpecialDays,
): readonly Draw[] {
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
        valueAt: null,
      }
    })
  }
  if (!isDrawDay(schedule, gameDay, special)) return []
  const { opens, closes, result } = schedule
  const { ends, shift } = schedule.type === 'weekly' ? heldOn(schedule, gameDay, special)! : usually
  const at = (days: number, time: string) => instantIn(timeZone, dayPlus(gameDay, days), time)
  const draw = {
    opensAt: at(-opens.days, opens.at),
    closesAt: at(0, closes) + shift * minute,
    resultAt: at(result < closes ? 1 : 0, result) + shift * minute,
    valueAt: ends === null ? null : at(0, ends),
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
export function drawsAhead(timed: Timed, now: number, special: SpecialDays = noSpecialDays): readonly Draw[] {
  const today = gameDayAt(timed, now)
  const isToCome = (draw: Draw) => draw.closesAt > now
  if (timed.schedule.type === 'rounds')
    return [today, dayPlus(today, 1)].flatMap((date) => drawsOf(timed, date, special)).filter(isToCome)
  const found: Draw[] = []
  for (let days = -1; days <= HORIZON_DAYS && found.length < AHEAD; days++)
    found.push(...drawsOf(timed, dayPlus(today, days), special).filter(isToCome))
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
