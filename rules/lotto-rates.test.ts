import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountFault,
  amountWithin,
  lowerOf,
  partsBeyond,
  partsOf,
  rateOfParts,
  takenOf,
  winsOf,
  winsOfParts,
  type Ladder,
} from './lotto-rates.ts'

/** The published example: 900, half from 500 baht on. */
const half = [{ from: 500_00, rate: 450_00 }]
const steps = [
  { from: 100_00, rate: 700_00 },
  { from: 500_00, rate: 450_00 },
]
const told = (parts: readonly { amount: number; rate: number }[]) =>
  parts.map(({ amount, rate }) => [amount, rate])

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
    [499_99, 449_991_00],
    [500_00, 450_000_00],
    [500_01, 450_004_50],
    [600_00, 495_000_00],
    [1_000_00, 675_000_00],
  ])('%i satang with a step at ฿500 win %i: below it nothing is lost', (amount, wins) => {
    expect(winsOfParts(partsOf(amount, 900_00, [{ before: 0, steps: half }]))).toBe(wins)
  })

  it.each([
    ['below the first step', 0, 99_99, [[99_99, 900_00]]],
    ['up to it', 0, 100_00, [[100_00, 900_00]]],
    [
      'over it',
      0,
      100_01,
      [
        [100_00, 900_00],
        [1, 700_00],
      ],
    ],
    [
      'over both',
      0,
      900_00,
      [
        [100_00, 900_00],
        [400_00, 700_00],
        [400_00, 450_00],
      ],
    ],
    [
      'on top of what is there',
      99_00,
      2_00,
      [
        [1_00, 900_00],
        [1_00, 700_00],
      ],
    ],
    ['at a step already', 100_00, 2_00, [[2_00, 700_00]]],
    ['nothing', 600_00, 0, [[0, 450_00]]],
  ] as const)('parts: %s', (_, before, amount, parts) => {
    expect(told(partsOf(amount, 900_00, [{ before, steps }]))).toEqual(parts)
  })

  it('of several ladders the lowest rate holds, a number’s own too, and equal neighbours are one part', () => {
    const all: Ladder[] = [
      { before: 0, steps: half },
      { before: 950_00, steps: [{ from: 1_000_00, rate: 600_00 }] },
    ]
    const parts = partsOf(600_00, 900_00, all)
    expect(told(parts)).toEqual([
      [50_00, 900_00],
      [450_00, 600_00],
      [100_00, 450_00],
    ])
    expect(told(partsOf(600_00, 400_00, all))).toEqual([[600_00, 400_00]])
    expect(rateOfParts(parts)).toBe(600_00)
  })

  it.each([
    ['the table’s', 900_00, null, 20_00, null],
    ['a reduced number', 450_00, 450_00, 20_00, 'reduced'],
    ['a number’s own rate above the table’s lifts nothing', 900_00, 950_00, 20_00, null],
    ['a part beyond the step', 900_00, null, 100_01, 'stepped'],
    ['both as low', 700_00, 700_00, 100_01, 'reduced'],
    ['the step is lower yet', 600_00, 600_00, 500_01, 'stepped'],
  ] as const)('why it pays less: %s', (_, rate, own, amount, why) => {
    expect(lowerOf(partsOf(amount, rate, [{ before: 0, steps }]), 900_00, own)).toBe(why)
  })

  const hundredths = fc.integer({ min: 1, max: 1000_00 })
  const ladder = fc.record({
    before: fc.nat(1000_00),
    steps: fc.array(fc.record({ from: fc.nat(1500_00), rate: hundredths }), { maxLength: 4 }),
  })
  const ladders = fc.array(ladder, { maxLength: 3 })
  const amounts = fc.nat(1000_00)
  /** Everything that lowers a line: its steps, and the room that a result leaves. */
  const line = fc.record({
    rate: hundredths,
    ladders,
    room: fc.integer({ min: -100, max: 1e9 }),
    beyond: hundredths,
  })
  const partsAt = (amount: number, one: { rate: number; ladders: Ladder[]; room: number; beyond: number }) =>
    partsBeyond(partsOf(amount, one.rate, one.ladders), one.room, one.beyond)

  it('property: a larger stake never wins less, and what one satang adds is a satang’s worth', () => {
    fc.assert(
      fc.property(line, amounts, amounts, (one, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) =>
          winsOfParts(partsAt(amount, one)),
        )
        expect(more!).toBeGreaterThanOrEqual(less!)
        const added = winsOfParts(partsAt(a + 1, one)) - winsOfParts(partsAt(a, one))
        expect(added).toBeLessThanOrEqual(Math.ceil(one.rate / 100))
      }),
    )
  })

  it('property: the parts are the line; they only go down, and never above the table', () => {
    fc.assert(
      fc.property(line, amounts, (one, amount) => {
        const parts = partsAt(amount, {
          ...one,
          ladders: one.ladders.map(({ before, steps: of }) => ({ before, steps: of })),
        })
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
        expect(parts.every((part) => part.rate <= one.rate)).toBe(true)
        for (const [at, part] of parts.entries())
          if (at > 0) expect(part.rate).toBeLessThan(parts[at - 1]!.rate)
      }),
    )
  })

  it('property: two bills that meet anywhere win what one of both would, but for a satang of each part', () => {
    fc.assert(
      fc.property(
        hundredths,
        fc.array(fc.record({ from: fc.nat(1500_00), rate: hundredths }), { maxLength: 4 }),
        amounts,
        amounts,
        (rate, of, first, second) => {
          const parts = (before: number, amount: number) => partsOf(amount, rate, [{ before, steps: of }])
          const both = [parts(0, first), parts(first, second)]
          const one = parts(0, first + second)
          const difference = winsOfParts(one) - winsOfParts(both[0]!) - winsOfParts(both[1]!)
          expect(difference).toBeGreaterThanOrEqual(0)
          expect(difference).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('property: what fits into the room fits, and one satang more does not', () => {
    fc.assert(
      fc.property(line, amounts, (one, amount) => {
        const parts = partsOf(amount, one.rate, one.ladders)
        const fits = amountWithin(parts, one.room)
        if (fits > 0) expect(winsOfParts(partsOf(fits, one.rate, one.ladders))).toBeLessThanOrEqual(one.room)
        if (fits < amount)
          expect(winsOfParts(partsOf(fits + 1, one.rate, one.ladders))).toBeGreaterThan(one.room)
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

  it.each([
    [30_00, 50_00, null, 30_00],
    [30_01, 50_00, 'over_member_cap', 30_00],
    [50_01, 50_00, 'over_number_cap', 30_00],
  ])('%i satang, ฿30 left of the member’s round and %s of the number: %s', (amount, left, fault, taken) => {
    const limits = { min: 100, max: 500_00, left, mine: 30_00 }
    expect(amountFault(amount, limits)).toBe(fault)
    expect(takenOf(amount, limits)).toBe(taken)
  })

  it('property: what would be taken is refused for nothing, unless it is nothing', () => {
    const limits = fc.record({
      min: fc.integer({ min: 1, max: 1000 }),
      max: fc.integer({ min: 1000, max: 9000 }),
      left: fc.option(fc.nat(9000)),
      mine: fc.option(fc.nat(9000)),
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
