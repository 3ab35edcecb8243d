import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BillInputLine, LineState } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { decide, isTaken, type NumberRule, type RateRule, type Situation } from './decide.ts'
import { plainNumber } from '#rules/lotto-bets.ts'

const baht = (amount: number) => satang(Math.round(amount * 100))

const rule = (part: Partial<RateRule> = {}): RateRule => ({
  rate: 900_00,
  minAmount: 1_00,
  maxAmount: 500_00,
  numberCap: null,
  tiers: [],
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
}

const situation = ({ open = true, rates, numbers, exposure, own }: Part = {}): Situation => ({
  open,
  rates: new Map(Object.entries(rates ?? { top3: rule() })),
  numbers: new Map(Object.entries(numbers ?? {})),
  exposure: new Map(Object.entries(exposure ?? {})),
  own: new Map(Object.entries(own ?? {})),
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
    [0, 999, 90_00, 'ok'],
    [0, 1_000, 45_00, 'reduced_rate'],
    [998, 1, 90_00, 'ok'],
    [999, 1, 45_00, 'reduced_rate'],
    [4_000, 1_000, 20_00, 'reduced_rate'],
  ])('with %d before, %d more pays %d', (before, amount, rate, state) => {
    expect(staked(before, amount)).toMatchObject({ rate, state })
  })

  it('with a reduced number the lower of the two holds', () => {
    const half = { 'top2:45': number({ state: 'reduced', rate: 30_00 }) }
    expect(staked(0, 10, half).rate).toBe(30_00)
    expect(staked(0, 1_000, half).rate).toBe(30_00)
    expect(staked(0, 5_000, half).rate).toBe(20_00)
  })

  it('a rule that pays more than the table is none', () => {
    const more = { 'top2:45': number({ state: 'reduced', rate: 95_00 }) }
    expect(staked(0, 10, more)).toMatchObject({ rate: 90_00, state: 'ok', message: '' })
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
  const anyRule = fc.record({
    rate: fc.integer({ min: 100, max: 90_000 }),
    minAmount: fc.integer({ min: 1, max: 5_000 }),
    maxAmount: fc.integer({ min: 5_000, max: 50_000 }),
    numberCap: fc.option(fc.integer({ min: 1, max: 60_000 })),
    tiers: fc.array(
      fc.record({ from: fc.integer({ min: 1, max: 50_000 }), rate: fc.integer({ min: 1, max: 90_000 }) }),
      {
        maxLength: 3,
      },
    ),
  })
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 30 }),
      anyRule,
      fc.integer({ min: 0, max: 60_000 }),
      (lines, rateRule, staked) => {
        const asked = situation({
          rates: Object.fromEntries(types.map((type) => [type, rateRule])),
          exposure: { 'tod3:012': staked, 'top2:01': staked, 'run_top:1': staked },
        })
        const answers = decide(lines, asked)
        const sums = new Map<string, number>()
        lines.forEach(({ bet_type, number: text, amount }, index) => {
          const { state, accepted, rate, wins, message } = answers[index]!
          expect(accepted).toBeLessThanOrEqual(amount)
          expect(rate).toBeLessThanOrEqual(rateRule.rate)
          expect(wins).toBe(Math.floor((accepted * rate) / 100))
          expect(message === '').toBe(state === 'ok')
          if (!isTaken({ state })) return
          expect(accepted).toBe(amount)
          expect(text).toHaveLength(digits[bet_type]!)
          const key = `${bet_type}:${plainNumber(bet_type, text)}`
          sums.set(key, (sums.get(key) ?? asked.exposure.get(key) ?? 0) + accepted)
        })
        for (const sum of sums.values()) expect(sum).toBeLessThanOrEqual(rateRule.numberCap ?? Infinity)
      },
    ),
  )
})
