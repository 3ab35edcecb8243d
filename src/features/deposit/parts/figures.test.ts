import fc from 'fast-check'
import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import type { Promotion } from '#contracts/promotion.ts'
import { quote } from '#server/modules/promotion/rules.ts'
import { termsOf as serverTerms } from '#server/modules/promotion/terms.ts'
import { termsOf } from '#src/data/promotion-terms.ts'
import { figuresOf } from './figures.ts'

const bundlesOf = (values: Record<string, string>) =>
  Object.entries(values).map(([key, val]) => ({ key, val, default_val: '', defaultVal: '' }))
const promotion = (values: Record<string, string>): Promotion => ({
  promotion_agent_id: '1',
  type_id: 1,
  promotion_name: 'x',
  categorys: 'all',
  available_wallet_type_id: '',
  description: '',
  blocked_reason: '',
  bundles: bundlesOf(values),
})

it.each([
  [
    '100 % up to 1,000, five times',
    { bonus_percent: '100', max_bonus: '1000', turnover_times: '5' },
    500_00,
    500_00,
    5000_00,
  ],
  [
    'the most there is',
    { bonus_percent: '100', max_bonus: '1000', turnover_times: '5' },
    2000_00,
    1000_00,
    15_000_00,
  ],
  [
    'half percents, rounded in the house’s favour',
    { bonus_percent: '12.5', max_bonus: '0', turnover_times: '1.5' },
    333_00,
    41_62,
    561_93,
  ],
  [
    'a bonus of one sum',
    { bonus_percent: '', max_bonus: '50', turnover_times: '10' },
    100_00,
    50_00,
    1500_00,
  ],
] as const)('PAY-1 shows %s', (_, bundles, deposit, bonus, turnover) => {
  expect(figuresOf(termsOf(promotion(bundles)), satang(deposit))).toEqual({ deposit, bonus, turnover })
})

it('PAY-1 the figures before agreeing are those that the server will give', () => {
  const number = fc.integer({ min: 0, max: 20_000 }).map((n) => String(n / 100))
  const bundles = fc.record({ bonus_percent: number, max_bonus: number, turnover_times: number })
  fc.assert(
    fc.property(bundles, fc.integer({ min: 1, max: 500_000 }), (values, baht) => {
      const deposit = satang(baht * 100)
      const given = quote(serverTerms(1, bundlesOf(values)), deposit)
      const shown = figuresOf(termsOf(promotion(values)), deposit)
      expect([shown.bonus, shown.turnover]).toEqual([given.credit, given.turnover])
    }),
  )
})
