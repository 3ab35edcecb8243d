import { describe, expect, it } from 'vitest'
import { roundStates } from '#contracts/lotto.ts'
import { isClosingSoon, phaseOf, secondsUntil } from './lotto-round.ts'

const times = { opens_at: 1000, closes_at: 60_000 }

describe('LOTTO-1 the phase of a round follows the clock, not the state it was read with', () => {
  it.each([
    ['open', 59_999, 'open'],
    ['open', 60_000, 'waiting'],
    ['upcoming', 999, 'upcoming'],
    ['upcoming', 1000, 'open'],
    ['upcoming', 60_000, 'waiting'],
    ['closed', 2000, 'waiting'],
    ['awaiting', 70_000, 'waiting'],
    ['resulted', 70_000, 'resulted'],
    ['settled', 70_000, 'resulted'],
    ['postponed', 2000, 'postponed'],
    ['no_result', 70_000, 'cancelled'],
    ['voided', 70_000, 'cancelled'],
    ['unknown', 2000, 'waiting'],
  ] as const)('%s at %i: %s', (state, now, phase) => {
    expect(phaseOf({ ...times, state }, now)).toBe(phase)
  })

  it('only an open or upcoming round ever takes bets', () => {
    const open = roundStates.filter((state) => phaseOf({ ...times, state }, 2000) === 'open')
    expect(open).toEqual(['upcoming', 'open'])
  })
})

it('a started second counts, and time never runs below zero', () => {
  expect(secondsUntil(60_000, 59_001)).toBe(1)
  expect(secondsUntil(60_000, 59_000)).toBe(1)
  expect(secondsUntil(60_000, 58_999)).toBe(2)
  expect(secondsUntil(60_000, 61_000)).toBe(0)
})

it('closing soon comes later for rounds of a quarter of an hour', () => {
  const left = (minutes: number) => 10_000_000 - minutes * 60_000
  const draw = { closes_at: 10_000_000, round_no: null }
  const yeekee = { closes_at: 10_000_000, round_no: 46 }
  expect(isClosingSoon(draw, left(11))).toBe(false)
  expect(isClosingSoon(draw, left(9))).toBe(true)
  expect(isClosingSoon(yeekee, left(9))).toBe(false)
  expect(isClosingSoon(yeekee, left(4))).toBe(true)
})
