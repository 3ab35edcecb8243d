import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betKey } from './lotto-bets.ts'
import { restrictionsOf } from './lotto-limits.ts'

const rule = (
  betType: string,
  number: string,
  state: 'closed' | 'reduced' | 'capped',
  more: { rate?: number; cap?: number } = {},
) => ({ betType, number, state, rate: more.rate ?? null, cap: more.cap ?? null })

describe('LOTTO-2 restricted numbers', () => {
  it('a tod restriction is one of all its orders; a straight one is not', () => {
    const found = restrictionsOf([rule('tod3', '527', 'closed'), rule('top3', '527', 'closed')])
    expect([found.has(betKey('tod3', '725')), found.has(betKey('top3', '725'))]).toEqual([true, false])
  })

  it('of two the strictest of each holds, in either order', () => {
    const two = [
      rule('tod3', '527', 'reduced', { rate: 75_00, cap: 500_00 }),
      rule('tod3', '725', 'capped', { cap: 100_00 }),
    ]
    const strictest = { state: 'reduced', rate: 75_00, cap: 100_00 }
    expect(restrictionsOf(two).get(betKey('tod3', '257'))).toMatchObject({ ...strictest, number: '527' })
    expect(restrictionsOf(two.toReversed()).get(betKey('tod3', '257'))).toMatchObject({
      ...strictest,
      number: '725',
    })
  })

  it('whatever the order they come in, the same holds, and nothing is taken that one of them refuses', () => {
    const one = fc.record({
      betType: fc.constantFrom('tod3', 'top3'),
      number: fc.constantFrom('123', '321', '213', '112', '211'),
      state: fc.constantFrom('closed' as const, 'reduced' as const, 'capped' as const),
      rate: fc.option(fc.integer({ min: 1, max: 900_00 })),
      cap: fc.option(fc.integer({ min: 0, max: 1_000_00 })),
    })
    const told = (rules: ReturnType<typeof rule>[]) =>
      [...restrictionsOf(rules)].map(([key, { state, rate, cap }]) => ({ key, state, rate, cap }))
    fc.assert(
      fc.property(fc.array(one), fc.array(one), (some, more) => {
        const sorted = (list: ReturnType<typeof told>) => list.toSorted((a, b) => (a.key < b.key ? -1 : 1))
        expect(sorted(told([...more, ...some]))).toEqual(sorted(told([...some, ...more])))
        const all = restrictionsOf([...some, ...more])
        for (const { betType, number, state, rate, cap } of some) {
          const held = all.get(betKey(betType, number))!
          if (state === 'closed') expect(held.state).toBe('closed')
          if (rate !== null) expect(held.rate).toBeLessThanOrEqual(rate)
          if (cap !== null) expect(held.cap).toBeLessThanOrEqual(cap)
        }
      }),
    )
  })
})
