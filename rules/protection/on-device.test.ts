import { describe, expect, it } from 'vitest'
import {
  answered,
  confirmed,
  type DeviceCare,
  deposited,
  depositMoved,
  deviceProtection,
  dropped,
  freshCare,
  minutesToday,
  played,
  playOf,
  reminded,
  rested,
  returned,
  wished,
} from './on-device.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** 2026-11-20 12:00 in Bangkok, a Friday. */
const NOON = Date.UTC(2026, 10, 20, 5)
const day = { kind: 'deposit', period: 'day' } as const
const time = { kind: 'time', period: 'day' } as const

/** A look every ten seconds. */
function playFor(care: DeviceCare, from: number, minutes: number): DeviceCare {
  let after = care
  for (let at = from; at <= from + minutes * MINUTE; at += 10_000) after = played(after, at)
  return after
}

describe('limits of a device', () => {
  it('hold at once when they are first or tighter; looser and none wait a day and are confirmed', () => {
    const held = wished(wished(freshCare, day, 1_000_00, NOON), day, 500_00, NOON)
    expect(deviceProtection(held, NOON).limits).toMatchObject([
      { ...day, amount: 500_00, used: 0, pending: null },
    ])
    const asked = wished(held, day, null, NOON)
    expect(deviceProtection(asked, NOON).limits).toMatchObject([
      { amount: 500_00, pending: { none: true, confirm_from: NOON + DAY } },
    ])
    expect(confirmed(asked, day, NOON + DAY - 1)).toBe(asked)
    expect(confirmed(asked, day, NOON + DAY).limits).toEqual([])
    expect(confirmed(asked, day, NOON + 8 * DAY)).toBe(asked)
    expect(deviceProtection(asked, NOON + 8 * DAY).limits).toMatchObject([{ amount: 500_00, pending: null }])
    expect(dropped(asked, day).limits).toEqual(held.limits)
    const raised = confirmed(wished(held, day, 900_00, NOON), day, NOON + DAY)
    expect(raised.limits).toEqual([{ ...day, most: 900_00, pending: null }])
  })

  it('a tighter one takes the place of what waits, and none where there is none is nothing', () => {
    const asked = wished(wished(freshCare, time, 60, NOON), time, 90, NOON)
    expect(wished(asked, time, 30, NOON).limits).toEqual([{ ...time, most: 30, pending: null }])
    expect(wished(freshCare, time, null, NOON)).toBe(freshCare)
  })

  it('count orders opened here, in their frame, and not those that came to nothing', () => {
    const held = wished(freshCare, day, 1_000_00, NOON)
    const order = { id: '7', at: NOON, amount: 300_42 }
    const used = (care: DeviceCare, at = NOON) => deviceProtection(care, at).limits[0]!.used
    const open = deposited(deposited(held, order), order)
    expect(used(open)).toBe(300_42)
    expect(used(open, NOON + DAY)).toBe(0)
    const lapsed = depositMoved(open, '7', false)
    expect(used(lapsed)).toBe(0)
    expect(used(depositMoved(lapsed, '7', true))).toBe(300_42)
    expect(depositMoved(open, '8', false)).toBe(open)
    expect(deposited(open, { id: '9', at: NOON + 40 * DAY, amount: 1 }).deposits).toHaveLength(1)
  })
})

describe('time of a device', () => {
  it('is what was open, and not while the phone slept', () => {
    const care = playFor(playFor(freshCare, NOON, 10), NOON + 20 * MINUTE, 5)
    expect(minutesToday(care, NOON)).toBe(15)
    expect(minutesToday(care, NOON + DAY)).toBe(0)
    const week = deviceProtection(wished(care, { kind: 'time', period: 'week' }, 60, NOON), NOON).limits
    expect(week).toMatchObject([{ minutes: 60, minutes_used: 15 }])
  })

  it('is not more for two tabs that look at once, nor for a clock that is put back', () => {
    let care = freshCare
    for (let at = NOON; at <= NOON + 10 * MINUTE; at += 10_000) care = played(played(care, at), at + 5_000)
    expect(minutesToday(care, NOON)).toBe(10)
    expect(minutesToday(played(care, NOON - HOUR), NOON)).toBe(10)
  })
})

describe('the reality check of a device', () => {
  it.each([15, 30, 60] as const)('is owed after %d minutes, and not a moment before', (minutes) => {
    const care = playFor(reminded(freshCare, minutes, NOON), NOON, minutes)
    expect(playOf(care, NOON + minutes * MINUTE - 1)?.due).toBe(false)
    expect(playOf(care, NOON + minutes * MINUTE)).toEqual({ started_at: NOON, minutes, due: true })
  })

  it('waits however long the phone sleeps, counts nothing meanwhile, and begins anew once it is answered', () => {
    const care = playFor(reminded(freshCare, 15, NOON), NOON, 14)
    const late = NOON + 9 * HOUR
    expect(playOf(care, late)).toEqual({ started_at: NOON, minutes: 14, due: true })
    expect(played(care, late)).toBe(care)
    expect(reminded(care, 60, late).clock.dueAt).toBe(care.clock.dueAt)
    const on = answered(care, true, late)
    expect(playOf(on, late)?.due).toBe(false)
    expect(playOf(on, late + 15 * MINUTE)?.due).toBe(true)
    expect(playOf(answered(care, false, late), late)).toBeNull()
  })

  it('is not owed for play that ended half an hour before', () => {
    const care = playFor(freshCare, NOON, 10)
    expect(playOf(care, NOON + 41 * MINUTE)).toBeNull()
    expect(answered(care, false, NOON + 41 * MINUTE)).toBe(care)
    expect(played(care, NOON + 2 * HOUR).clock.startedAt).toBe(NOON + 2 * HOUR)
  })
})

describe('a break of a device', () => {
  it('is never shortened, and ends by a step of the own and a day', () => {
    const week = rested(freshCare, 'week', NOON)
    expect(deviceProtection(week, NOON).pause).toMatchObject({ kind: 'time_out', ends_at: NOON + 7 * DAY })
    expect(rested(week, 'day', NOON)).toBe(week)
    expect(returned(week, NOON + 6 * DAY)).toBe(week)
    const over = NOON + 8 * DAY
    expect(deviceProtection(week, over).pause?.state).toBe('ended')
    const back = returned(week, over)
    expect(deviceProtection(back, over + DAY - 1).pause?.state).toBe('returning')
    expect(deviceProtection(back, over + DAY).pause).toBeNull()
    expect(deviceProtection(rested(week, 'month', NOON), NOON + 8 * DAY).pause?.state).toBe('running')
  })
})
