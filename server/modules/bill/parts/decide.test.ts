import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BillInputLine, LineState } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import type { BookLimits } from '../../../db/schema/lotto-shapes.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { bookOf } from '#rules/lotto-book.ts'
import type { NumberRule } from '#rules/lotto-limits.ts'
import { mostOf, type Prize } from '#rules/lotto-most.ts'
import { decide, isTaken, type RateRule, type Situation } from './decide.ts'
import { plainNumber } from '#rules/lotto-bets.ts'

const baht = (amount: number) => satang(Math.round(amount * 100))

const rule = (part: Partial<RateRule> = {}): RateRule => ({
  rate: 900_00,
  minAmount: 1_00,
  maxAmount: 500_00,
  numberCap: null,
  tiers: [],
  numberTiers: [],
  ...part,
})

const number = (part: Partial<NumberRule> & Pick<NumberRule, 'state'>): NumberRule => ({
  rate: null,
  cap: null,
  ...part,
})

interface Part {
  open?: boolean
  rates?: Record<string, RateRule>
  numbers?: Record<string, NumberRule>
  exposure?: Record<string, number>
  own?: Record<string, number>
  spent?: number
  limits?: BookLimits
  /** Owed already, by number. */
  owed?: Prize[]
}

const situation = ({
  open = true,
  rates,
  numbers,
  exposure,
  own,
  spent = 0,
  limits = {},
  owed,
}: Part = {}): Situation => ({
  open,
  rates: new Map(Object.entries(rates ?? { top3: rule() })),
  numbers: new Map(Object.entries(numbers ?? {})),
  exposure: new Map(Object.entries(exposure ?? {})),
  own: new Map(Object.entries(own ?? {})),
  spent,
  limits,
  book: owed ? bookOf('own', owed) : null,
})

const line = (text: string, amount: number, bet_type = 'top3'): BillInputLine => ({
  bet_type,
  number: text,
  amount: baht(amount),
})

const one = (input: BillInputLine, part?: Part) => decide([input], situation(part))[0]!

describe('LOTTO-2 each line of a bill gets its answer', () => {
  it('ok: taken whole, at the rate of the table, with nothing to say', () => {
    expect(one(line('456', 20))).toEqual({
      state: 'ok',
      accepted: baht(20),
      rate: 900_00,
      parts: [{ amount: baht(20), rate: 900_00 }],
      wins: baht(18_000),
      message: '',
    })
  })

  it('a part of a satang is never paid', () => {
    const rates = { run_top: rule({ rate: 3_25 }) }
    expect(one(line('4', 1.01, 'run_top'), { rates }).wins).toBe(328)
  })

  it('round_closed: whatever the line is', () => {
    const answers = decide([line('456', 20), line('1', 0, 'nothing')], situation({ open: false }))
    for (const answer of answers)
      expect(answer).toEqual({
        state: 'round_closed',
        accepted: 0,
        rate: 0,
        parts: [{ amount: 0, rate: 0 }],
        wins: 0,
        message: words.roundClosed,
      })
  })

  it.each<[string, BillInputLine, string]>([
    ['the number', line('456', 20), words.numberClosed],
    ['a bet type that the lottery does not take', line('45', 20, 'top2'), words.typeClosed],
    ['one that nobody knows', line('45', 20, 'toString'), words.typeClosed],
    ['a number with a digit too few', line('45', 20), words.digits(3)],
  ])('closed: %s', (_, input, message) => {
    const numbers = { 'top3:456': number({ state: 'closed' }) }
    expect(one(input, { numbers })).toMatchObject({ state: 'closed', accepted: 0, wins: 0, message })
  })

  it('under_min: says the least', () => {
    expect(one(line('456', 0.5))).toMatchObject({
      state: 'under_min',
      accepted: 0,
      message: words.underMin(1_00),
    })
    expect(one(line('456', 1)).state).toBe('ok')
  })

  it('over_line_max: says what would be taken', () => {
    expect(one(line('456', 500)).state).toBe('ok')
    expect(one(line('456', 500.01))).toMatchObject({
      state: 'over_line_max',
      accepted: baht(500),
      message: words.overLineMax(500_00),
    })
  })

  it.each<[string, number, number, LineState, number]>([
    ['as much as is left', 300, 200, 'ok', 200],
    ['more than is left', 300, 200.01, 'over_number_cap', 200],
    ['nothing is left', 500, 1, 'over_number_cap', 0],
    ['less than the least is left', 499.5, 1, 'over_number_cap', 0],
    ['more was taken than is allowed by now', 700, 1, 'over_number_cap', 0],
  ])('over_number_cap: %s', (_, taken, amount, state, accepted) => {
    const rates = { top3: rule({ numberCap: 500_00 }) }
    const answer = one(line('456', amount), { rates, exposure: { 'top3:456': baht(taken) } })
    expect(answer).toMatchObject({ state, accepted: baht(accepted) })
    if (state === 'over_number_cap') expect(answer.message).toBe(words.overNumberCap(baht(accepted)))
  })

  it('a capped number has its own cap', () => {
    const rates = { top3: rule({ numberCap: 500_00 }) }
    const numbers = { 'top3:456': number({ state: 'capped', cap: 50_00 }) }
    expect(one(line('456', 51), { rates, numbers })).toMatchObject({
      state: 'over_number_cap',
      accepted: baht(50),
    })
    expect(one(line('457', 51), { rates, numbers }).state).toBe('ok')
  })

  it('reduced_rate: at the number’s own rate, and says so', () => {
    const numbers = { 'top3:456': number({ state: 'reduced', rate: 450_00 }) }
    expect(one(line('456', 20), { numbers })).toEqual({
      state: 'reduced_rate',
      accepted: baht(20),
      rate: 450_00,
      parts: [{ amount: baht(20), rate: 450_00 }],
      wins: baht(9_000),
      message: words.reduced(450_00, 900_00),
    })
  })

  it('duplicate: the first stands, the second is to be put to it', () => {
    const [first, second, third] = decide([line('456', 20), line('456', 20), line('457', 20)], situation())
    expect([first!.state, second!.state, third!.state]).toEqual(['ok', 'duplicate', 'ok'])
    expect(second).toMatchObject({ accepted: 0, wins: 0, message: words.duplicate('456') })
  })

  it('the same number of another bet type is no duplicate', () => {
    const rates = { top3: rule(), tod3: rule() }
    const answers = decide([line('456', 20), line('456', 20, 'tod3')], situation({ rates }))
    expect(answers.map(({ state }) => state)).toEqual(['ok', 'ok'])
  })
})

describe('LOTTO-2 in any order means one bet', () => {
  const rates = { tod3: rule({ numberCap: 500_00 }), top3: rule() }

  it('321 is 123 for closed numbers, caps and duplicates, but not on top', () => {
    const closed = { rates, numbers: { 'tod3:123': number({ state: 'closed' }) } }
    expect(one(line('321', 20, 'tod3'), closed).state).toBe('closed')
    const full = { rates, exposure: { 'tod3:123': 490_00 } }
    expect(one(line('213', 20, 'tod3'), full)).toMatchObject({
      state: 'over_number_cap',
      accepted: baht(10),
    })
    const twice = decide([line('123', 20, 'tod3'), line('312', 20, 'tod3')], situation({ rates }))
    expect(twice[1]).toMatchObject({ state: 'duplicate', message: words.duplicate('123') })
    expect(decide([line('123', 1), line('321', 1)], situation({ rates }))[1]!.state).toBe('ok')
  })

  it('leading zeros stay', () => {
    expect(plainNumber('tod3', '200')).toBe('002')
    expect(plainNumber('top3', '002')).toBe('002')
  })
})

describe('LOTTO-2 steps by what the member has on the number', () => {
  const tiers = [
    { from: 1_000_00, rate: 45_00 },
    { from: 5_000_00, rate: 20_00 },
  ]
  const rates = { top2: rule({ rate: 90_00, maxAmount: 50_000_00, tiers }) }
  const staked = (before: number, amount: number, numbers: Record<string, NumberRule> = {}) =>
    one(line('45', amount, 'top2'), { rates, numbers, own: { 'top2:45': baht(before) } })

  it.each([
    [0, 1_000, 90_00, 'ok'],
    [0, 1_500, 75_00, 'reduced_rate'],
    [999, 1, 90_00, 'ok'],
    [999, 2, 67_50, 'reduced_rate'],
    [1_000, 1, 45_00, 'reduced_rate'],
    [4_000, 1_000, 45_00, 'reduced_rate'],
    [4_000, 2_000, 32_50, 'reduced_rate'],
    [5_000, 1, 20_00, 'reduced_rate'],
  ])('with %d before, %d more pays %d', (before, amount, rate, state) => {
    expect(staked(before, amount)).toMatchObject({ rate, state })
  })

  it('with a reduced number the lower of the two holds', () => {
    const half = { 'top2:45': number({ state: 'reduced', rate: 30_00 }) }
    expect(staked(0, 10, half).rate).toBe(30_00)
    expect(staked(0, 1_500, half).rate).toBe(30_00)
    expect(staked(0, 5_001, half).parts).toEqual([
      { amount: baht(5_000), rate: 30_00 },
      { amount: baht(1), rate: 20_00 },
    ])
  })

  it('a line that passes a step is two parts, each with its rate, and says so', () => {
    expect(staked(0, 1_200)).toEqual({
      state: 'reduced_rate',
      accepted: baht(1_200),
      rate: 82_50,
      parts: [
        { amount: baht(1_000), rate: 90_00 },
        { amount: baht(200), rate: 45_00 },
      ],
      wins: baht(99_000),
      message: words.stepped([
        { amount: 1_000_00, rate: 90_00 },
        { amount: 200_00, rate: 45_00 },
      ]),
    })
  })

  it('what all members have on the number has steps of its own', () => {
    const numberTiers = [{ from: 20_000_00, rate: 60_00 }]
    const all = { rates: { top2: { ...rates.top2, numberTiers } }, exposure: { 'top2:45': baht(19_900) } }
    expect(one(line('45', 300, 'top2'), all).parts).toEqual([
      { amount: baht(100), rate: 90_00 },
      { amount: baht(200), rate: 60_00 },
    ])
  })

  it('a rule that pays more than the table is none', () => {
    const more = { 'top2:45': number({ state: 'reduced', rate: 95_00 }) }
    expect(staked(0, 10, more)).toMatchObject({ rate: 90_00, state: 'ok', message: '' })
  })
})

describe('LOTTO-2 limits over a bill', () => {
  it('over_line_max: what the member has on the number counts, in whatever bill it came', () => {
    const own = { 'top3:456': baht(450) }
    expect(one(line('456', 51), { own })).toMatchObject({
      state: 'over_line_max',
      accepted: baht(50),
      message: words.overOwnMax(500_00, 50_00),
    })
    expect(one(line('456', 50), { own }).state).toBe('ok')
    expect(one(line('457', 500), { own }).state).toBe('ok')
    expect(one(line('456', 1), { own: { 'top3:456': baht(600) } })).toMatchObject({ accepted: 0 })
  })

  it('over_member_cap: a bill’s own lines count too, those that are not taken do not', () => {
    const limits = { member: { most: 100_00 } }
    const asked = [line('456', 60), line('457', 600), line('458', 41), line('459', 40)]
    const answers = decide(asked, situation({ limits }))
    expect(answers.map(({ state }) => state)).toEqual(['ok', 'over_line_max', 'over_member_cap', 'ok'])
    expect(answers[2]).toMatchObject({ accepted: baht(40), message: words.overMemberCap(100_00, 40_00) })
    expect(one(line('456', 60), { limits, spent: baht(50) })).toMatchObject({ accepted: baht(50) })
  })

  it('from its step on, what the member adds pays less', () => {
    const limits = { member: { most: 1_000_00, step: { from: 100_00, percent: 50 } } }
    const [first, second] = decide([line('456', 60), line('457', 60)], situation({ limits }))
    expect(first).toMatchObject({ state: 'ok', rate: 900_00 })
    expect(second!.parts).toEqual([
      { amount: baht(40), rate: 900_00 },
      { amount: baht(20), rate: 450_00 },
    ])
  })

  const rates = { top3: rule(), tod3: rule({ rate: 150_00 }), run_top: rule({ rate: 3_00 }) }
  const payout = (most: number, step?: { from: number; percent: number }): BookLimits => ({
    payout: { most: baht(most), ...(step && { step: { from: baht(step.from), percent: step.percent } }) },
  })

  it('over_payout: bets of many types that win by the same result are one sum', () => {
    const owed = [
      { betType: 'tod3', number: '456', wins: baht(5_000) },
      { betType: 'run_top', number: '4', wins: baht(1_000) },
      { betType: 'bottom2', number: '90', wins: baht(2_000) },
    ]
    const asked = { rates, owed, limits: payout(17_000) }
    expect(one(line('456', 11), asked)).toMatchObject({
      state: 'over_payout',
      accepted: baht(10),
      wins: baht(9_000),
      message: words.overPayout(10_00),
    })
    expect(one(line('456', 10), asked).state).toBe('ok')
    // Of another number nothing is owed but what the bottom may cost.
    expect(one(line('789', 16), asked).state).toBe('ok')
    const answers = decide([line('456', 9), line('465', 8, 'tod3')], situation(asked))
    expect(answers[1]).toMatchObject({ state: 'over_payout', accepted: baht(6) })
  })

  it('from its step on, what adds to the result pays less', () => {
    const asked = { rates, owed: [], limits: payout(18_000, { from: 9_000, percent: 50 }) }
    expect(one(line('456', 20), asked)).toMatchObject({
      state: 'reduced_rate',
      parts: [
        { amount: baht(10), rate: 900_00 },
        { amount: baht(10), rate: 450_00 },
      ],
      wins: baht(13_500),
    })
    expect(one(line('456', 31), asked)).toMatchObject({ state: 'over_payout', accepted: baht(30) })
  })

  it('a book that is over its limit takes what does not make it worse', () => {
    const owed = [{ betType: 'top3', number: '456', wins: baht(50_000) }]
    const asked = { rates, owed, limits: payout(20_000) }
    expect(one(line('456', 1), asked)).toMatchObject({ state: 'over_payout', accepted: 0 })
    expect(one(line('457', 10), asked).state).toBe('ok')
    expect(one(line('4', 1, 'run_top'), asked).state).toBe('over_payout')
  })
})

describe('LOTTO-2 the first rule that refuses names the state', () => {
  const everything: Part = {
    rates: {
      top3: rule({
        minAmount: 10_00,
        maxAmount: 500_00,
        numberCap: 300_00,
        tiers: [{ from: 100_00, rate: 1_00 }],
      }),
    },
    exposure: { 'top3:456': 100_00 },
  }
  it.each<[string, number, Part, LineState]>([
    ['closed before too little', 1, { numbers: { 'top3:456': number({ state: 'closed' }) } }, 'closed'],
    ['too little before a reduced rate', 1, {}, 'under_min'],
    ['the line before the number', 600, {}, 'over_line_max'],
    ['the number before the rate', 250, {}, 'over_number_cap'],
    ['the rate where all else is well', 200, {}, 'reduced_rate'],
    ['and else nothing', 50, {}, 'ok'],
  ])('%s', (_, amount, part, state) => {
    expect(one(line('456', amount), { ...everything, ...part }).state).toBe(state)
  })

  it('over the line and the number: what would be taken is what both leave', () => {
    expect(one(line('456', 600), everything).accepted).toBe(baht(200))
  })
})

it('LOTTO-2 I11 whatever is asked, no more is taken of a number than its cap leaves, and each answer has its reason', () => {
  const types = ['top3', 'tod3', 'top2', 'run_top']
  const digits: Record<string, number> = { top3: 3, tod3: 3, top2: 2, run_top: 1 }
  const anyLine = fc
    .record({
      bet_type: fc.constantFrom(...types),
      digits: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
      amount: fc.integer({ min: 0, max: 60_000 }),
    })
    .map(({ bet_type, digits: list, amount }) => ({
      bet_type,
      number: list.join(''),
      amount: satang(amount),
    }))
  const anySteps = fc.array(
    fc.record({ from: fc.integer({ min: 1, max: 50_000 }), rate: fc.integer({ min: 1, max: 90_000 }) }),
    { maxLength: 3 },
  )
  const anyRule = fc.record({
    rate: fc.integer({ min: 100, max: 90_000 }),
    minAmount: fc.integer({ min: 1, max: 5_000 }),
    maxAmount: fc.integer({ min: 5_000, max: 50_000 }),
    numberCap: fc.option(fc.integer({ min: 1, max: 60_000 })),
    tiers: anySteps,
    numberTiers: anySteps,
  })
  const anyBound = fc.record({
    most: fc.integer({ min: 0, max: 90_000 }),
    step: fc.record({ from: fc.integer({ min: 0, max: 60_000 }), percent: fc.integer({ min: 1, max: 100 }) }),
  })
  const anyPayout = fc.record({
    most: fc.integer({ min: 0, max: 9_000_000 }),
    step: fc.record({
      from: fc.integer({ min: 0, max: 6_000_000 }),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  })
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 30 }),
      anyRule,
      fc.integer({ min: 0, max: 60_000 }),
      fc.record({ member: anyBound, payout: anyPayout }),
      (lines, rateRule, staked, limits) => {
        const asked = situation({
          rates: Object.fromEntries(types.map((type) => [type, rateRule])),
          exposure: { 'tod3:012': staked, 'top2:01': staked, 'run_top:1': staked },
          own: { 'tod3:012': staked },
          limits,
          owed: [],
        })
        let spent = 0
        const taken: Prize[] = []
        const answers = decide(lines, asked)
        const sums = new Map<string, number>()
        lines.forEach(({ bet_type, number: text, amount }, index) => {
          const { state, accepted, rate, parts, wins, message } = answers[index]!
          expect(accepted).toBeLessThanOrEqual(amount)
          expect(rate).toBeLessThanOrEqual(rateRule.rate)
          expect(wins).toBe(parts.reduce((all, part) => all + Math.floor((part.amount * part.rate) / 100), 0))
          expect(parts.reduce((all, part) => all + part.amount, 0)).toBe(accepted)
          expect(message === '').toBe(state === 'ok')
          if (!isTaken({ state })) return
          expect(accepted).toBe(amount)
          spent += accepted
          taken.push({ betType: bet_type, number: text, wins })
          expect(text).toHaveLength(digits[bet_type]!)
          const key = `${bet_type}:${plainNumber(bet_type, text)}`
          sums.set(key, (sums.get(key) ?? asked.exposure.get(key) ?? 0) + accepted)
        })
        for (const sum of sums.values()) expect(sum).toBeLessThanOrEqual(rateRule.numberCap ?? Infinity)
        expect(spent).toBeLessThanOrEqual(limits.member.most)
        expect(mostOf('own', taken)).toBeLessThanOrEqual(limits.payout.most)
      },
    ),
  )
})
