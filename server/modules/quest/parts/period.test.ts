import { expect, it } from 'vitest'
import { hour } from '../../../kit/clock.ts'
import { thaiDayStart } from '#rules/thai-day.ts'
import { periodOf, type QuestRow } from './period.ts'

const at = thaiDayStart

const quest = (period: QuestRow['period'], startsAt: number | null = null, endsAt: number | null = null) =>
  ({ period, startsAt, endsAt }) as QuestRow

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-12-31', '2026-12-28'],
  ['2027-01-03', '2026-12-28'],
  ['2027-01-04', '2027-01-04'],
  ['2028-02-29', '2028-02-28'],
])('EXTRA-4 the week of %s begins on Monday %s, also across the year', (today, monday) => {
  for (const moment of [at(today), at(today) + 24 * hour - 1]) {
    const period = periodOf(quest('week'), null, moment)
    expect(period).toMatchObject({ key: monday, firstDay: monday, from: at(monday) })
    expect(period.to! - period.from!).toBe(7 * 24 * hour)
    expect(period.endsAt).toBe(period.to)
  }
})

it('EXTRA-4 a day is the Thai one, and ends earlier where its quest does', () => {
  const end = at('2026-11-20') + 20 * hour
  const period = periodOf(quest('day', null, end), null, at('2026-11-20'))
  expect(period).toMatchObject({ key: '2026-11-20', lastDay: '2026-11-20', endsAt: end })
  expect(periodOf(quest('day', null, end + 24 * hour), null, at('2026-11-20')).endsAt).toBe(at('2026-11-21'))
})

it('EXTRA-4 an event counts whole Thai days, from the later beginning to the earlier end', () => {
  const event = { startsAt: at('2026-11-01') + 18 * hour, endsAt: at('2026-12-01') }
  expect(periodOf(quest('event'), event, at('2026-11-20'))).toEqual({
    key: 'once',
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    from: at('2026-11-01'),
    to: at('2026-12-01'),
    opensAt: event.startsAt,
    endsAt: event.endsAt,
  })
  const part = quest('event', at('2026-11-10'), at('2026-11-12') + hour)
  expect(periodOf(part, event, at('2026-11-20'))).toMatchObject({
    firstDay: '2026-11-10',
    lastDay: '2026-11-12',
    to: at('2026-11-13'),
    endsAt: at('2026-11-12') + hour,
  })
})

it('EXTRA-4 without beginning and end it counts from ever', () => {
  const open = {
    key: 'once',
    firstDay: null,
    lastDay: null,
    from: null,
    to: null,
    opensAt: null,
    endsAt: null,
  }
  expect(periodOf(quest('once'), null, at('2026-11-20'))).toEqual(open)
})
