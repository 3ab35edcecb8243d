import { describe, expect, it } from 'vitest'
import { minute } from '../../kit/clock.ts'
import { nextShotAt, shooting, shotsLeft, windowOf } from './rules.ts'

const closesAt = Date.UTC(2026, 9, 16, 9)
const rounds = { type: 'rounds', from: '06:00', minutes: 15, count: 88 } as const

describe('LOTTO-1 shooting', () => {
  it('is open for the length of a round, however early bets open', () => {
    const early = { opensAt: closesAt - 600 * minute, closesAt }
    expect(windowOf(early, rounds)).toEqual({ from: closesAt - 15 * minute, until: closesAt })
  })

  it('begins with a round that opened late', () => {
    const late = { opensAt: closesAt - 4 * minute, closesAt }
    expect(windowOf(late, rounds).from).toBe(late.opensAt)
  })

  it('pauses after a shot, and ends with the last one allowed', () => {
    expect(nextShotAt(null)).toBeNull()
    expect(nextShotAt(closesAt)).toBe(closesAt + shooting.cooldown)
    expect(shotsLeft(0)).toBe(shooting.most)
    expect(shotsLeft(shooting.most + 1)).toBe(0)
  })
})
