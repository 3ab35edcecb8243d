import { describe, expect, it } from 'vitest'
import { dayPlus } from '#rules/thai-day.ts'
import type { Schedule } from '../../db/schema/lotto-shapes.ts'
import { drawsAhead, drawsBefore, drawsOf, gameDayAt, isDrawDay } from './schedule.ts'
import { dayIn, instantIn } from './parts/zone.ts'

const utc = (text: string) => Date.parse(`${text}Z`)
const iso = (at: number) => new Date(at).toISOString().slice(0, 16)

const weekly = (days: readonly number[], closes: string, result: string): Schedule => ({
  type: 'weekly',
  days,
  opens: { days: 1, at: result },
  closes,
  result,
})
const weekdays = [1, 2, 3, 4, 5]
const dow = { timeZone: 'America/New_York', schedule: weekly(weekdays, '14:00', '16:10') }
const london = { timeZone: 'Europe/London', schedule: weekly(weekdays, '15:15', '16:50') }
const government = {
  timeZone: 'Asia/Bangkok',
  schedule: {
    type: 'monthly',
    days: [1, 16],
    moved: { '2026-05-01': '2026-05-02', '2027-01-01': '2027-01-02', '2027-01-16': '2027-01-17' },
    until: '2027-12-31',
    opens: { days: 14, at: '00:00' },
    closes: '14:30',
    result: '16:00',
  },
} as const
const yeekee = {
  timeZone: 'Asia/Bangkok',
  schedule: { type: 'rounds', from: '06:00', minutes: 15, count: 88 },
} as const

describe('times of day in a place', () => {
  it.each([
    ['Asia/Bangkok', '2026-07-01', '15:20', '2026-07-01T08:20'],
    ['Asia/Kolkata', '2026-07-01', '15:30', '2026-07-01T10:00'],
    ['America/New_York', '2026-01-15', '16:00', '2026-01-15T21:00'],
    ['America/New_York', '2026-07-15', '16:00', '2026-07-15T20:00'],
    // The two days of change themselves, before and after the change.
    ['America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59'],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00'],
    ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00'],
    // Left out: as much later as the clock jumped. Twice: the first.
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30'],
    ['Africa/Cairo', '2026-08-02', '15:00', '2026-08-02T12:00'],
    ['Africa/Cairo', '2026-12-06', '15:00', '2026-12-06T13:00'],
  ])('LOTTO-1 %s %s %s is %s UTC', (zone, date, time, expected) => {
    expect(iso(instantIn(zone, date, time))).toBe(expected)
  })

  it('LOTTO-1 every time that a clock shows leads back to it, over a year of changes', () => {
    for (const zone of ['America/New_York', 'Europe/London', 'Asia/Bangkok', 'Africa/Cairo'])
      for (let date = '2026-01-01'; date < '2027-01-01'; date = dayPlus(date, 1))
        expect(dayIn(zone, instantIn(zone, date, '12:00'))).toBe(date)
  })

  it('LOTTO-1 refuses a time that no clock has', () => {
    expect(() => instantIn('Asia/Bangkok', '2026-13-01', '12:00')).toThrow(RangeError)
  })
})

describe('draws by daylight saving', () => {
  it.each([
    // Domain.md §2.2: 02:00 and 04:10 in Thailand in winter, an hour earlier in summer.
    [dow, '2026-03-06', '2026-03-06T19:00', '2026-03-06T21:10'],
    [dow, '2026-03-09', '2026-03-09T18:00', '2026-03-09T20:10'],
    [dow, '2026-10-30', '2026-10-30T18:00', '2026-10-30T20:10'],
    [dow, '2026-11-02', '2026-11-02T19:00', '2026-11-02T21:10'],
    // 22:15 and 23:50 in winter, about 22:50 in summer.
    [london, '2026-03-27', '2026-03-27T15:15', '2026-03-27T16:50'],
    [london, '2026-03-30', '2026-03-30T14:15', '2026-03-30T15:50'],
  ])('LOTTO-1 %j on %s closes %s, result %s UTC', (timed, date, closes, result) => {
    const [draw] = drawsOf(timed, date)
    expect([iso(draw!.closesAt), iso(draw!.resultAt)]).toEqual([closes, result])
    expect(draw!.opensAt).toBeLessThan(draw!.closesAt)
  })

  it('LOTTO-1 a result before the close is on the day after', () => {
    const late = { timeZone: 'Asia/Bangkok', schedule: weekly([5], '23:50', '00:30') }
    expect(iso(drawsOf(late, '2026-11-20')[0]!.resultAt)).toBe('2026-11-20T17:30')
  })
})

describe('the government draw', () => {
  const days = (from: string, count: number) =>
    Array.from({ length: count }, (_, days) => dayPlus(from, days)).filter((date) =>
      isDrawDay(government.schedule, date),
    )

  it('LOTTO-1 is on the 1st and the 16th, three of them moved', () => {
    expect(days('2026-12-20', 60)).toEqual(['2027-01-02', '2027-01-17', '2027-02-01', '2027-02-16'])
    expect(days('2026-04-10', 40)).toEqual(['2026-04-16', '2026-05-02', '2026-05-16'])
  })

  it('LOTTO-1 two are ahead, over the end of a year too', () => {
    const ahead = (now: string) => drawsAhead(government, utc(now)).map(({ gameDay }) => gameDay)
    expect(ahead('2026-11-20T05:00')).toEqual(['2026-12-01', '2026-12-16'])
    expect(ahead('2026-12-20T05:00')).toEqual(['2027-01-02', '2027-01-17'])
    // The minute of the close: the day's own round is no more to be made.
    expect(ahead('2027-01-02T07:29')[0]).toBe('2027-01-02')
    expect(ahead('2027-01-02T07:30')).toEqual(['2027-01-17', '2027-02-01'])
  })

  it('LOTTO-1 a date that is moved in one year stays where it is in another; what is not announced is not drawn', () => {
    expect(days('2028-01-01', 40)).toEqual([])
    const longer = { ...government.schedule, until: '2028-12-31' }
    const on = (date: string) => isDrawDay(longer, date)
    expect([on('2027-01-01'), on('2027-01-02'), on('2028-01-01'), on('2028-01-02')]).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(drawsAhead(government, utc('2027-12-20T05:00'))).toEqual([])
  })

  it('LOTTO-1 opens two weeks before', () => {
    expect(iso(drawsOf(government, '2026-12-16')[0]!.opensAt)).toBe('2026-12-01T17:00')
  })

  it('LOTTO-1 the last ones, newest first', () => {
    expect(drawsBefore(government, utc('2026-11-20T05:00'), 3).map(({ gameDay }) => gameDay)).toEqual([
      '2026-11-16',
      '2026-11-01',
      '2026-10-16',
    ])
  })
})

describe('Yeekee', () => {
  it('LOTTO-1 has 88 rounds of 15 minutes from 06:00, the last until 04:00', () => {
    const draws = drawsOf(yeekee, '2026-11-20')
    expect(draws).toHaveLength(88)
    expect(iso(draws[0]!.opensAt)).toBe('2026-11-19T23:00')
    expect([draws[45]!.roundNo, iso(draws[45]!.closesAt)]).toEqual([46, '2026-11-20T10:30'])
    expect(iso(draws[87]!.closesAt)).toBe('2026-11-20T21:00')
    expect(draws.every((draw, index) => index === 0 || draw.opensAt === draws[index - 1]!.closesAt)).toBe(
      true,
    )
  })

  it('LOTTO-1 03:00 belongs to the game day before', () => {
    expect(gameDayAt(yeekee, utc('2026-11-20T20:00'))).toBe('2026-11-20')
    expect(gameDayAt(yeekee, utc('2026-11-20T22:59'))).toBe('2026-11-20')
    expect(gameDayAt(yeekee, utc('2026-11-20T23:00'))).toBe('2026-11-21')
  })

  it('LOTTO-1 this and the next game day are ahead', () => {
    const ahead = drawsAhead(yeekee, utc('2026-11-20T10:20'))
    expect([ahead[0]!.roundNo, ahead.at(-1)!.gameDay, ahead.length]).toEqual([46, '2026-11-21', 43 + 88])
  })

  it('LOTTO-1 takes bills ahead where the schedule says so', () => {
    const early = { ...yeekee, schedule: { ...yeekee.schedule, opensBefore: 60 } }
    const [draw] = drawsOf(early, '2026-11-20')
    expect(draw!.closesAt - draw!.opensAt).toBe(3_600_000)
  })
})
