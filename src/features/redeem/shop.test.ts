import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import type { RedemptionItem } from '#contracts/redemption.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { artOf, fewLeft, figureOf, hindranceOf, toneOf } from './parts/item-view.ts'
import { emptyValues, quantityOf, redeemSchema, requestOf, walletsFor } from './parts/redeem-values.ts'
import { belongsTo, kindOf } from './shop-kind.ts'

const item = (rest: Partial<RedemptionItem> = {}): RedemptionItem => ({
  item_id: '1',
  name: 'x',
  description: '',
  image: '',
  reward: { kind: 'credit', label: '', amount: satang(50_00), categorys: 'slot' },
  points: 500,
  ...rest,
})
const thing = item({ reward: { kind: 'item', label: '', count: 1, categorys: '' } })
const delivery = { name: ' นรินทร์ ', mobile: '0812345678', address: ' 1 ถนนสีลม กรุงเทพฯ 10500 ' }

it('EXTRA-3 the kinds of the chips, whatever the address says', () => {
  expect([kindOf('spins'), kindOf('nonsense'), kindOf(null)]).toEqual(['spins', 'all', 'all'])
  expect([belongsTo(thing, 'item'), belongsTo(thing, 'credit'), belongsTo(thing, 'all')]).toEqual([
    true,
    false,
    true,
  ])
  const unknown = item({ reward: { kind: 'unknown', label: '', categorys: '' } })
  expect([belongsTo(unknown, 'all'), belongsTo(unknown, 'item')]).toEqual([true, false])
})

it('EXTRA-3 what a good shows', () => {
  expect(figureOf(item())).toBe('฿50')
  expect(figureOf(item({ image: '/a.png' }))).toBeNull()
  expect(artOf(item({ image: '/a.png' }))).toBe('/a.png')
  expect([toneOf(item()), toneOf(thing), toneOf({ ...thing, item_id: '2' })]).toEqual(['red', 'blue', 'jade'])
  expect(fewLeft(item({ stock: 12 }))).toBe(words.left('12'))
  expect([fewLeft(item()), fewLeft(item({ stock: 0 })), fewLeft(item({ stock: 500 }))]).toEqual([
    null,
    null,
    null,
  ])
})

it('EXTRA-3 why something cannot be redeemed: no stock, the limit, then the points', () => {
  expect(hindranceOf(item({ stock: 0, member_limit: 0 }), 0)).toBe(words.soldOut)
  expect(hindranceOf(item({ member_limit: 0 }), 9_999)).toBe(words.limitReached)
  expect(hindranceOf(item(), 499)).toBe(words.missing('1'))
  expect([hindranceOf(item(), 500), hindranceOf(item(), null)]).toEqual([null, null])
})

it.each([
  ['1', 1],
  ['999', 999],
  ['0', null],
  ['', null],
  ['1000', null],
  ['1.5', null],
  ['-1', null],
])('EXTRA-3 %j pieces are %s', (text, quantity) => {
  expect(quantityOf(text)).toBe(quantity)
})

it('EXTRA-3 the request holds the points of the button, and an address only for what is sent', () => {
  const values = { ...emptyValues, quantity: '2', wallet: '7', ...delivery }
  expect(requestOf(item(), values)).toEqual({
    item_id: '1',
    quantity: 2,
    wallet_id: '7',
    expected_points: 1000,
  })
  expect(requestOf(thing, { ...values, wallet: '' })).toEqual({
    item_id: '1',
    quantity: 2,
    expected_points: 1000,
    delivery: { name: 'นรินทร์', mobile: '0812345678', address: '1 ถนนสีลม กรุงเทพฯ 10500' },
  })
  expect(requestOf(item(), { ...values, quantity: '' })).toBeNull()
})

it('EXTRA-3 an address is asked for only where something is sent', () => {
  expect(redeemSchema(item()).safeParse(emptyValues).success).toBe(true)
  const fields = redeemSchema(thing)
    .safeParse(emptyValues)
    .error!.issues.map(({ path }) => path[0])
  expect([...new Set(fields)]).toEqual(['name', 'mobile', 'address'])
  expect(redeemSchema(thing).safeParse({ ...emptyValues, ...delivery }).success).toBe(true)
})

it('EXTRA-3 credit goes to the main wallet, or to one for the same games that takes deposits', () => {
  const wallet = (id: string, type: number, category: string, can = true) => ({
    id,
    wallet_name: id,
    balance: satang(0),
    category,
    can_deposit: can,
    wallet_type_id: type,
    active_promotion_name: '',
    current_turnover: satang(0),
  })
  const all = [
    wallet('main', 1, 'all', false),
    wallet('slot', 3, 'slot'),
    wallet('closed', 4, 'slot', false),
    wallet('sport', 5, 'sport'),
  ]
  expect(walletsFor(item(), all).map(({ id }) => id)).toEqual(['main', 'slot'])
  expect(walletsFor(thing, all)).toEqual([])
})
