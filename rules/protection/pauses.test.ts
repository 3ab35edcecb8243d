import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import { isLonger, pauseAt, pauseEnd, stopsInPause } from './pauses.ts'

const at = (text: string) => Date.parse(`${text}+07:00`)

describe('the end of a pause', () => {
  it.each([
    ['day', '2026-11-20T17:40', '2026-11-21T17:40'],
    ['week', '2026-11-20T17:40', '2026-11-27T17:40'],
    ['month', '2026-11-20T17:40', '2026-12-20T17:40'],
    ['month', '2027-01-31T00:10', '2027-02-28T00:10'],
    ['month', '2028-01-31T23:59', '2028-02-29T23:59'],
    ['six_weeks', '2026-11-20T17:40', '2027-01-01T17:40'],
    ['six_months', '2026-11-20T17:40', '2027-05-20T17:40'],
    ['six_months', '2026-08-31T05:00', '2027-02-28T05:00'],
    ['year', '2028-02-29T12:00', '2029-02-28T12:00'],
    ['five_years', '2026-11-20T17:40', '2031-11-20T17:40'],
  ] as const)('%s from %s is %s', (length, from, end) => {
    expect(pauseEnd(length, at(from))).toBe(at(end))
  })

  it('never comes for good', () => {
    expect(pauseEnd('open', at('2026-11-20T17:40'))).toBeNull()
  })
})

describe('how far a pause is', () => {
  const kept = { kind: 'time_out', startedAt: 0, endsAt: 100, returnsAt: null } as const

  it('runs to its end, waits for the member, and then for its last day', () => {
    expect(pauseAt(kept, 99)?.state).toBe('running')
    expect(pauseAt(kept, 100)?.state).toBe('ended')
    expect(pauseAt(kept, 1_000_000)?.state).toBe('ended')
    const asked = { ...kept, returnsAt: 300 }
    expect(pauseAt(asked, 299)?.state).toBe('returning')
    expect(pauseAt(asked, 300)).toBeNull()
  })

  it('is made longer and never shorter', () => {
    expect([101, 100, 99, null].map((end) => isLonger(end, kept))).toEqual([true, false, false, true])
    expect(isLonger(101, { endsAt: null })).toBe(false)
  })
})

it('every write of a member was thought of: those below stop', () => {
  const stopped = allEndpoints.filter(stopsInPause)
  expect(stopped.map(({ name }) => name).sort()).toEqual([
    'bill.create',
    'cashback.claim',
    'coupon.preview',
    'coupon.redeem',
    'game.link',
    'payment.createOrder',
    'payment.generateQr',
    'poll.submit',
    'promotion.preview',
    'promotion.redeem',
    'quest.doCheckin',
    'quest.event',
    'quest.redeem',
    'redemption.calc',
    'redemption.redeem',
    'wheel.reward',
    'wheel.spin',
    'wheel.spinV2',
    'yeekee.shoot',
  ])
})
