/** Every day on which bets were taken after the market had closed, by its date; and the calendars against the week. */
import { describe, expect, it } from 'vitest'
import { lotterySeeds } from '#sandbox/lotto/lotteries.ts'
import { daysBetween, weekdayOf } from '#rules/thai-day.ts'
import { announced, drawsAhead, drawsOf } from '../schedule.ts'
import { specialDay, type Sessions } from './calendar.ts'
import { calendarNames, calendarOf } from './known.ts'

const seedOf = (key: string) => lotterySeeds.find((seed) => seed.key === key)!
/** A clock on the wall of the place. */
const wall = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)

/** `11:00 13:00 13:10`: bets close, the value is made, the result is read; null when nothing is drawn. */
function timesOn(key: string, date: string, special = new Map<string, Sessions | null>()): string | null {
  const seed = seedOf(key)
  const [draw] = drawsOf(seed, date, special)
  if (!draw) return null
  const { closesAt, valueAt, resultAt } = draw
  return [closesAt, ...(valueAt === null ? [] : [valueAt]), resultAt]
    .map((at) => wall(seed.timeZone, at))
    .join(' ')
}

describe('short days', () => {
  it.each([
    ['dow', '2026-12-23', '14:00 16:00 16:10'],
    ['dow', '2026-12-24', '11:00 13:00 13:10'],
    ['dow', '2026-11-27', '11:00 13:00 13:10'],
    ['dow', '2027-11-26', '11:00 13:00 13:10'],
    ['uk', '2026-12-23', '15:15 16:30 16:50'],
    ['uk', '2026-12-24', '11:15 12:30 12:50'],
    ['uk', '2026-12-31', '11:15 12:30 12:50'],
    ['uk', '2027-12-24', '11:15 12:30 12:50'],
    ['germany', '2026-12-29', '16:15 17:30 17:50'],
    ['germany', '2026-12-30', '12:45 14:00 14:20'],
    ['germany', '2027-12-30', '12:45 14:00 14:20'],
    ['singapore', '2026-12-24', '12:00 12:00 12:20'],
    ['singapore', '2026-12-31', '12:00 12:00 12:20'],
    ['singapore', '2027-02-05', '12:00 12:00 12:20'],
    // The morning is as on any day; there is no afternoon.
    ['hangseng-am', '2026-12-24', '11:50 12:00 12:10'],
    ['hangseng-pm', '2026-12-24', null],
    ['hangseng-am', '2026-12-31', '11:50 12:00 12:10'],
    ['hangseng-pm', '2026-12-31', null],
    ['hangseng-pm', '2027-02-05', null],
    ['hangseng-pm', '2026-12-23', '15:50 16:00 16:10'],
    // An hour later: what was read at the usual time was no closing value.
    ['korea', '2026-11-19', '16:15 16:30 16:35'],
    ['korea', '2026-11-20', '15:15 15:30 15:35'],
  ])('LOTTO-1 %s on %s: %s', (key, date, expected) => {
    expect(timesOn(key, date)).toBe(expected)
  })

  it('LOTTO-1 a short day in summer and one in winter are those of the place', () => {
    const at = (date: string) => new Date(drawsOf(seedOf('dow'), date)[0]!.valueAt!).toISOString()
    expect([at('2026-12-24'), at('2026-07-02'), at('2026-12-23')]).toEqual([
      '2026-12-24T18:00:00.000Z',
      '2026-07-02T20:00:00.000Z',
      '2026-12-23T21:00:00.000Z',
    ])
  })
})

describe('closed days', () => {
  it.each([
    ['dow', '2026-07-03 2026-11-26 2026-12-25 2027-01-01 2027-07-05 2027-12-24'],
    ['uk', '2026-04-03 2026-12-25 2026-12-28 2027-03-29 2027-12-27 2027-12-28'],
    ['germany', '2026-05-01 2026-12-24 2026-12-31 2027-03-26 2027-12-24 2027-12-31'],
    ['hangseng-am', '2026-02-17 2026-10-19 2026-12-25 2027-02-09 2027-05-13 2027-12-27'],
    ['hangseng-pm', '2026-02-17 2026-07-01 2026-10-01 2027-09-16'],
    ['singapore', '2026-11-09 2026-12-25 2027-02-08 2027-05-20 2027-08-09'],
    ['nikkei-am', '2026-11-23 2026-12-31 2027-01-01 2027-03-22'],
    ['nikkei-pm', '2026-01-02 2026-09-22 2027-05-03 2027-12-31'],
    ['china-am', '2026-02-23 2026-09-25 2026-10-07'],
    ['china-pm', '2026-05-05 2026-10-01'],
    ['korea', '2026-09-24 2026-12-31 2027-02-09 2027-12-31'],
    ['taiwan', '2026-02-12 2026-10-26 2026-12-25 2027-02-10'],
    ['set-noon', '2026-04-13 2026-12-07 2026-12-10 2026-12-31 2027-01-01'],
    ['set-close', '2026-01-02 2026-07-29 2027-04-15 2027-12-06'],
    ['india', '2026-11-10 2026-11-24 2026-12-25'],
    ['russia', '2026-11-04 2026-12-31'],
    ['egypt', '2026-01-07 2026-05-27 2026-07-23'],
    ['malay', '2026-12-29'],
    ['lao', '2026-12-02 2027-01-01 2027-04-14'],
    ['hanoi', '2026-02-16 2026-02-19 2027-02-05 2027-02-08'],
  ])('LOTTO-1 %s: %s', (key, dates) => {
    for (const date of dates.split(' ')) expect([date, timesOn(key, date)]).toEqual([date, null])
  })
})

describe('what is not announced', () => {
  it('LOTTO-1 opens nothing: the year of a lottery ends with its calendar', () => {
    const ends = lotterySeeds.flatMap((seed) => {
      const until = announced(seed.schedule)
      return until === null ? [] : [[seed.key, until] as const]
    })
    // Only what is drawn many times a day has no calendar.
    expect(ends).toHaveLength(lotterySeeds.filter(({ schedule }) => schedule.type !== 'rounds').length)
    for (const [key, until] of ends) {
      expect([key, until]).toEqual([key, expect.stringMatching(/^202[67]-12-31$/)])
      const after = Date.parse(`${Number(until.slice(0, 4)) + 1}-01-10T00:00:00Z`)
      expect([key, drawsAhead(seedOf(key), after)]).toEqual([key, []])
    }
    expect(Object.fromEntries(ends)).toMatchObject({ 'china-am': '2026-12-31', dow: '2027-12-31' })
  })

  it('LOTTO-1 a calendar that nobody keeps is an error, never an open day', () => {
    expect(() => calendarOf('toString')).toThrow(RangeError)
  })
})

describe('days that were decided later', () => {
  const day = '2026-11-30'
  const decided = (sessions: Sessions | null) => new Map([[specialDay('hkex', day), sessions]])

  it('LOTTO-1 a typhoon closes the day, or its afternoon; a special day opens what the calendar has closed', () => {
    expect(timesOn('hangseng-pm', day)).toBe('15:50 16:00 16:10')
    expect(timesOn('hangseng-pm', day, decided(null))).toBeNull()
    expect(timesOn('hangseng-pm', day, decided({ close: null }))).toBeNull()
    expect(timesOn('hangseng-am', day, decided({ close: null }))).toBe('11:50 12:00 12:10')
    expect(timesOn('hangseng-pm', day, decided({ close: '14:00' }))).toBe('13:50 14:00 14:10')
    expect(timesOn('hangseng-pm', '2026-12-25', new Map([[specialDay('hkex', '2026-12-25'), {}]]))).toBe(
      '15:50 16:00 16:10',
    )
  })
})

describe('every calendar', () => {
  it.each(calendarNames)('LOTTO-1 %s: days that exist, in order, none on a weekend of the place', (name) => {
    const { years, sessions, timeZone } = calendarOf(name)
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    for (const [year, { closed, other = {} }] of Object.entries(years)) {
      const days = daysBetween(`${year}-01-01`, `${year}-12-31`)
      const named = closed.split(' ').filter(Boolean)
      expect(named).toEqual([...new Set(named)].sort())
      for (const day of [...named, ...Object.keys(other)]) expect(days).toContain(`${year}-${day}`)
      const weekend = name === 'egx' ? [5, 6] : [0, 6]
      if (Object.keys(sessions).length > 0)
        expect(named.filter((day) => weekend.includes(weekdayOf(`${year}-${day}`)))).toEqual([])
      for (const [day, hours] of Object.entries(other)) {
        expect(named).not.toContain(day)
        for (const session of Object.keys(hours)) expect(sessions).toHaveProperty(session)
      }
    }
  })

  it('LOTTO-1 no seeded lottery takes a bet when its value is made, on usual days and on all others', () => {
    for (const seed of lotterySeeds.filter(({ category }) => category === 'stock')) {
      const { schedule } = seed
      if (schedule.type !== 'weekly') throw new Error(`${seed.key} has no weekdays`)
      const years = Object.entries(calendarOf(schedule.calendar!).years)
      const others = years.flatMap(([year, { other = {} }]) =>
        Object.keys(other).map((day) => `${year}-${day}`),
      )
      for (const date of ['2026-01-21', '2026-07-22', ...others])
        for (const { opensAt, closesAt, valueAt, resultAt } of drawsOf(seed, date))
          expect([
            seed.key,
            date,
            opensAt < closesAt && closesAt <= valueAt! && valueAt! <= resultAt,
          ]).toEqual([seed.key, date, true])
    }
  })

  it('LOTTO-1 a lottery and its calendar are in one place', () => {
    const elsewhere = lotterySeeds.filter(
      ({ schedule, timeZone }) =>
        schedule.type === 'weekly' && calendarOf(schedule.calendar!).timeZone !== timeZone,
    )
    expect(elsewhere).toEqual([])
  })
})
