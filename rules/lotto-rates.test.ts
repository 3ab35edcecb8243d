import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountFault, rateAt, takenOf, winsOf, type Paying } from './lotto-rates.ts'

const flat: Paying = { rate: 900_00, tiers: [] }
const steps: Paying = {
  rate: 900_00,
  tiers: [
    { from: 100_00, rate: 700_00 },
    { from: 500_00, rate: 450_00 },
  ],
}

describe('LOTTO-1 what a line wins', () => {
  it.each([
    [20_00, 95_00, 190_000],
    [1_00, 320, 320],
    [125, 47_50, 5937],
    [0, 900_00, 0],
  ])('%i satang at %i hundredths win %i satang, a part of one is the house’s', (amount, rate, wins) => {
    expect(winsOf(amount, rate)).toBe(wins)
  })

  it.each([
    ['the table’s', flat, null, 20_00, 900_00, null],
    ['a reduced number', flat, 450_00, 20_00, 450_00, 'reduced'],
    ['a number’s own rate above the table’s lifts nothing', flat, 950_00, 20_00, 900_00, null],
    ['below the first step', steps, null, 99_99, 900_00, null],
    ['at a step', steps, null, 100_00, 700_00, 'stepped'],
    ['at the last', steps, null, 900_00, 450_00, 'stepped'],
    ['the lower of both: the number', steps, 450_00, 100_00, 450_00, 'reduced'],
    ['the lower of both: the step', steps, 600_00, 500_00, 450_00, 'stepped'],
    ['both as low', steps, 700_00, 100_00, 700_00, 'reduced'],
  ] as const)('rate: %s', (_, paying, own, staked, rate, lower) => {
    expect(rateAt(paying, own, staked)).toEqual({ rate, lower })
  })

  const hundredths = fc.integer({ min: 1, max: 1000_00 })
  it('property: more staked never raises the rate, and nothing raises it above the table', () => {
    const paying = fc.record({
      rate: hundredths,
      tiers: fc.array(fc.record({ from: fc.nat(1000_00), rate: hundredths }), { maxLength: 4 }),
    })
    fc.assert(
      fc.property(paying, fc.option(hundredths), fc.nat(1000_00), fc.nat(1000_00), (table, own, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((staked) => rateAt(table, own, staked))
        expect(more!.rate).toBeLessThanOrEqual(less!.rate)
        expect(less!.rate).toBeLessThanOrEqual(table.rate)
        expect(less!.lower === null).toBe(less!.rate === table.rate)
      }),
    )
  })
})

describe('LOTTO-2 whether an amount is taken', () => {
  it.each([
    [99, null, 'under_min', 99],
    [100, null, null, 100],
    [500_00, null, null, 500_00],
    [500_01, null, 'over_line_max', 500_00],
    [50_00, 50_00, null, 50_00],
    [50_01, 50_00, 'over_number_cap', 50_00],
    [500_01, 50_00, 'over_line_max', 50_00],
    [100, 99, 'over_number_cap', 0],
    [100, 0, 'over_number_cap', 0],
  ])('%i satang with %s left: %s, %i are taken', (amount, left, fault, taken) => {
    const limits = { min: 100, max: 500_00, left }
    expect(amountFault(amount, limits)).toBe(fault)
    expect(takenOf(amount, limits)).toBe(taken)
  })

  it('property: what would be taken is refused for nothing, unless it is nothing', () => {
    const limits = fc.record({
      min: fc.integer({ min: 1, max: 1000 }),
      max: fc.integer({ min: 1000, max: 9000 }),
      left: fc.option(fc.nat(9000)),
    })
    fc.assert(
      fc.property(limits, fc.nat(20_000), (all, amount) => {
        const taken = takenOf(amount, all)
        expect(taken).toBeLessThanOrEqual(amount)
        if (taken >= all.min) expect(amountFault(taken, all)).toBeNull()
        if (amountFault(amount, all) === null) expect(taken).toBe(amount)
      }),
    )
  })
})
