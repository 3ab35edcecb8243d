import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { betsOf, stakeAtRisk } from './lotto-cover.ts'
import { placeOf } from './lotto-most.ts'

const two = (number: number) => String(number).padStart(2, '0')
const onTwo = (count: number, betType: BetType = 'bottom2') =>
  Array.from({ length: count }, (_, at) => ({ betType, number: two(at), amount: 100 }))

describe('LOTTO-1 PROMO-2 stakes that cover a bet type', () => {
  it('knows how many bets there are', () => {
    expect([betsOf('top3'), betsOf('bottom2'), betsOf('run_top')]).toEqual([1000, 100, 10])
    expect([betsOf('tod2'), betsOf('tod3'), betsOf('tod4')]).toEqual([55, 220, 715])
  })

  it('half of the numbers counts, one more does not; other types are judged by themselves', () => {
    expect(stakeAtRisk(onTwo(50), 50)).toBe(5000)
    expect(stakeAtRisk(onTwo(51), 50)).toBe(0)
    expect(stakeAtRisk([...onTwo(100), ...onTwo(3, 'top2')], 50)).toBe(300)
  })

  it('two bills cover together: neither counts, as far as it is of that type', () => {
    const [low, high] = [onTwo(50), onTwo(100).slice(50)]
    expect(stakeAtRisk(low, 50, [...low, ...high])).toBe(0)
    expect(stakeAtRisk([...high, ...onTwo(1, 'top2')], 50, [...low, ...high, ...onTwo(1, 'top2')])).toBe(100)
    expect(stakeAtRisk(low, 100, [...low, ...high])).toBe(5000)
  })

  it('bets of two types that win by every result between them are no risk either', () => {
    const low = onTwo(50)
    const rest = ['5', '6', '7', '8', '9'].map((number) => ({
      betType: 'pin_bottom_tens' as const,
      number,
      amount: 600,
    }))
    expect([stakeAtRisk(low, 50), stakeAtRisk(rest, 50)]).toEqual([5000, 3000])
    expect(stakeAtRisk([...low, ...rest], 50)).toBe(0)
    // On top they decide nothing of it, and 75 of 100 results is as far as one may go.
    expect(stakeAtRisk([...low, ...rest, ...onTwo(3, 'top2')], 50)).toBe(300)
    expect(stakeAtRisk([...low, ...rest.slice(2, 4)], 50)).toBe(6200)
    expect(stakeAtRisk([...low, ...rest.slice(2)], 50)).toBe(0)
  })

  it('one number many times, or a tod written in its orders, is one number', () => {
    const same = Array.from({ length: 60 }, () => ({ betType: 'bottom2' as const, number: '07', amount: 5 }))
    expect(stakeAtRisk(same, 50)).toBe(300)
    const orders = ['123', '132', '213', '231', '312', '321'].map((number) => ({
      betType: 'tod3' as const,
      number,
      amount: 10,
    }))
    expect(stakeAtRisk(orders, 100 / 220)).toBe(60)
  })

  it('never counts more than was staked, nor anything of a place that is covered whole', () => {
    const names = Object.keys(betTypes) as BetType[]
    const line = fc.record({
      betType: fc.constantFrom(...names),
      number: fc.constant(''),
      amount: fc.integer({ min: 1, max: 1e6 }),
      pick: fc.nat(),
    })
    fc.assert(
      fc.property(fc.array(line), (drawn) => {
        const lines = drawn.map(({ pick, ...one }) => {
          const digits = betTypes[one.betType]
          return { ...one, number: String(pick % 10 ** digits).padStart(digits, '0') }
        })
        const all = lines.reduce((sum, { amount }) => sum + amount, 0)
        expect(stakeAtRisk(lines, 50)).toBeLessThanOrEqual(all)
        // Whoever has every number below risks nothing there, by whatever else they bet on it.
        const elsewhere = lines.filter(({ betType }) => placeOf(betType) !== 'below')
        expect(stakeAtRisk([...lines, ...onTwo(100)], 50)).toBe(stakeAtRisk(elsewhere, 50))
      }),
    )
  })
})
