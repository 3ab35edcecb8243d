import { expect, it } from 'vitest'
import type { Promotion } from '#contracts/promotion.ts'
import { walletTakes } from '#rules/promotion.ts'
import { termsOf } from '#rules/promotion-terms.ts'
import { forms } from '#src/strings/forms.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { emptyValues, redeemSchema, requestOf } from './redeem-values.ts'

const promotion = (type_id: number, bundles: Record<string, string>, rest: Partial<Promotion> = {}) => ({
  promotion_agent_id: '5',
  type_id,
  promotion_name: 'x',
  categorys: 'all',
  available_wallet_type_id: '',
  description: '',
  bundles: Object.entries(bundles).map(([key, val]) => ({ key, val, default_val: '' })),
  blocked_reason: '',
  ...rest,
})
const read = (of: Promotion) => termsOf(of.type_id, of.bundles)
const welcome = promotion(1, { min_transfer_amount: '100' })
const fixed = promotion(1, { min_transfer_amount: '100', fixed_transfer_amount: '500' })
const free = promotion(3, { max_bonus: '50' })

it.each([
  ['no wallet', welcome, { wallet: '', amount: '500' }, null],
  ['no amount', welcome, { wallet: '1', amount: '' }, null],
  ['below the least', welcome, { wallet: '1', amount: '99.99' }, null],
  ['the least', welcome, { wallet: '1', amount: '100' }, 100_00],
  ['a point that nothing follows', welcome, { wallet: '1', amount: '150.' }, 150_00],
  ['free credit: 0, whatever stands there', free, { wallet: '1', amount: '77' }, 0],
] as const)('PROMO-3 what is asked for: %s', (_, of, values, transfer_amount) => {
  expect(requestOf(of, read(of), values)).toEqual(
    transfer_amount === null ? null : { promotion_id: '5', wallet_type_id: 1, transfer_amount },
  )
})

it('PROMO-3 a fixed amount is preset', () => {
  expect(emptyValues(read(fixed))).toEqual({ wallet: '', amount: '500.00' })
  expect(emptyValues(read(welcome)).amount).toBe('')
})

it.each([
  [{ wallet: '', amount: '500' }, [forms.required]],
  [{ wallet: '1', amount: '' }, [words.amountRequired]],
  [{ wallet: '1', amount: '20' }, [words.atLeast('100')]],
  [{ wallet: '1', amount: '100' }, undefined],
])('PROMO-3 %j is told %j', (values, sentences) => {
  const checked = redeemSchema(read(welcome)).safeParse(values)
  expect(checked.error?.issues.map((issue) => issue.message)).toEqual(sentences)
})

it.each([
  ['all', '', { category: 'all', can_deposit: true, wallet_type_id: 1 }, true],
  ['all', '', { category: 'slot', can_deposit: true, wallet_type_id: 3 }, true],
  ['all', '', { category: 'lotto', can_deposit: false, wallet_type_id: 2 }, false],
  ['sport', '', { category: 'slot', can_deposit: true, wallet_type_id: 3 }, false],
  ['sport,slot', '', { category: 'slot', can_deposit: true, wallet_type_id: 3 }, true],
  ['sport', '4', { category: 'all', can_deposit: true, wallet_type_id: 1 }, false],
  ['sport', '4', { category: 'sport', can_deposit: true, wallet_type_id: 4 }, true],
])('PROMO-1 a promotion for %j and types %j: %j is offered: %j', (categorys, types, wallet, taken) => {
  const of = promotion(1, {}, { categorys, available_wallet_type_id: types })
  expect(walletTakes(of, wallet)).toBe(taken)
})
