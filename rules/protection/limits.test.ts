import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitPeriods } from '#contracts/protection.ts'
import { dayPlus, thaiDayOf, thaiDayStart, weekdayOf } from '../thai-day.ts'
import { frameAt, frameOfDay } from './frames.ts'
import {
  changeOf,
  confirmWindow,
  coolOffs,
  leftOf,
  mostToAsk,
  needsReview,
  raiseAt,
  tightestOf,
} from './limits.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const at = (text: string) => Date.parse(`${text}+07:00`)

const moments = fc.integer({ min: at('2020-01-01T00:00'), max: at('2040-01-01T00:00') })
const amounts = fc.integer({ min: 0, max: 10_000_00 })
const perhaps = fc.option(amounts, { nil: null })

it.each([
  ['day', '2026-11-20', '2026-11-20', '2026-11-20', '2026-11-21'],
  ['week', '2026-11-20', '2026-11-16', '2026-11-22', '2026-11-23'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22', '2026-11-23'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22', '2026-11-23'],
  ['month', '2026-11-20', '2026-11-01', '2026-11-30', '2026-12-01'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31', '2027-01-01'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29', '2028-03-01'],
] as const)('SAFE-1 a %s of %s is from %s to %s', (period, day, first, last, next) => {
  expect(frameOfDay(period, day)).toEqual({ first, last, resetsAt: thaiDayStart(next) })
})

it('SAFE-1 every moment lies in one frame of each kind, the next begins where it ends, and midnight is Thai', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...limitPeriods), (moment, period) => {
      const { first, last, resetsAt } = frameAt(period, moment)
      expect(thaiDayStart(first)).toBeLessThanOrEqual(moment)
      expect(moment).toBeLessThan(resetsAt)
      expect(resetsAt).toBe(thaiDayStart(dayPlus(last, 1)))
      expect(frameAt(period, resetsAt).first).toBe(thaiDayOf(resetsAt))
      expect(frameAt(period, resetsAt - 1)).toEqual({ first, last, resetsAt })
      if (period === 'week') expect(weekdayOf(first)).toBe(1)
      if (period === 'month') expect(first.slice(8)).toBe('01')
    }),
  )
})

it('SAFE-1 tighter holds at once, looser waits, whatever the sums', () => {
  expect(changeOf(null, null)).toBe('nothing')
  expect(changeOf(null, 0)).toBe('now')
  expect(changeOf(500, 500)).toBe('same')
  expect(changeOf(500, 499)).toBe('now')
  expect(changeOf(500, 501)).toBe('waits')
  expect(changeOf(500, null)).toBe('waits')
  fc.assert(
    fc.property(perhaps, perhaps, (before, wanted) => {
      const most = (limit: number | null) => limit ?? Infinity
      expect(changeOf(before, wanted) === 'waits').toBe(most(wanted) > most(before))
    }),
  )
})

it('SAFE-1 an increase can be confirmed after its wait, for seven days, and then never', () => {
  fc.assert(
    fc.property(
      moments,
      fc.constantFrom(...coolOffs),
      fc.integer({ min: -DAY, max: 20 * DAY }),
      (asked, hours, later) => {
        const state = raiseAt(confirmWindow(asked, hours), asked + later)
        const waited = later >= hours * HOUR
        const late = later >= hours * HOUR + 7 * DAY
        expect(state).toBe(late ? 'lapsed' : waited ? 'ready' : 'waiting')
      },
    ),
  )
})

it('SAFE-1 no history of wishes, confirmations and waiting loosens a limit within the wait', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 40 * HOUR }),
    act: fc.constantFrom('wish', 'confirm'),
    wanted: perhaps,
  })
  fc.assert(
    fc.property(
      amounts,
      fc.array(step, { maxLength: 30 }),
      fc.constantFrom(...coolOffs),
      (start, steps, hours) => {
        let now = at('2026-11-20T12:00')
        let held: number | null = start
        let raise: { amount: number | null; askedAt: number } | null = null
        for (const { wait, act, wanted } of steps) {
          now += wait
          const before: number | null = held
          if (act === 'wish') {
            const change = changeOf(held, wanted)
            if (change === 'waits') raise = { amount: wanted, askedAt: now }
            else if (change !== 'nothing') [held, raise] = [wanted, null]
          } else if (raise && raiseAt(confirmWindow(raise.askedAt, hours), now) === 'ready') {
            expect(now - raise.askedAt).toBeGreaterThanOrEqual(hours * HOUR)
            expect(now - raise.askedAt).toBeLessThan(hours * HOUR + 7 * DAY)
            ;[held, raise] = [raise.amount, null]
          }
          if (act === 'wish' && before !== null) expect(held ?? Infinity).toBeLessThanOrEqual(before)
        }
      },
    ),
  )
})

it('SAFE-1 of several limits the one counts that leaves least', () => {
  const limit = fc.record({
    kind: fc.constantFrom('deposit', 'loss', 'stake'),
    period: fc.constantFrom(...limitPeriods),
    amount: amounts,
    used: fc.integer({ min: -5_000_00, max: 20_000_00 }),
  })
  fc.assert(
    fc.property(fc.array(limit), (limits) => {
      const mine = limits.filter(({ kind }) => kind === 'loss').map(leftOf)
      const counts = tightestOf(limits, 'loss')
      expect(counts && leftOf(counts)).toBe(mine.length === 0 ? undefined : Math.min(...mine))
      expect(mine.every((left) => left >= 0)).toBe(true)
    }),
  )
})

it('SAFE-1 a net win leaves more, and what is over leaves nothing', () => {
  expect(leftOf({ amount: 500_00, used: -200_00 })).toBe(700_00)
  expect(leftOf({ amount: 500_00, used: 600_00 })).toBe(0)
})

it('SAFE-1 is to be looked at again after six months, the same day or the last of its month', () => {
  const since = at('2026-11-20T15:00')
  expect(needsReview(since, at('2027-05-19T23:59'))).toBe(false)
  expect(needsReview(since, at('2027-05-20T00:00'))).toBe(true)
  expect(needsReview(at('2026-08-31T10:00'), at('2027-02-27T23:59'))).toBe(false)
  expect(needsReview(at('2026-08-31T10:00'), at('2027-02-28T00:00'))).toBe(true)
})

it('SAFE-1 what may be asked for is whole baht, and leaves room for the satang that are added', () => {
  fc.assert(
    fc.property(amounts, (left) => {
      const most = mostToAsk(left)
      expect(most % 100).toBe(0)
      if (most > 0) expect(most + 99).toBeLessThanOrEqual(left)
      expect(most + 100 + 99).toBeGreaterThan(left)
    }),
  )
})
