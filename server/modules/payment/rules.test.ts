import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depositStates, type DepositState } from '#contracts/payment.ts'
import { minute } from '../../kit/clock.ts'
import { plainName } from '../../kit/plain-name.ts'
import { sameHolder } from './parts/names.ts'
import { askAgainIn, freeSlot, judge, ORDER_LIFE, SATANG_SLOTS, stateAt, type OrderView } from './rules.ts'

const T0 = Date.UTC(2026, 10, 20, 5)
const order = (state: DepositState = 'waiting'): OrderView => ({
  state,
  payAmount: 500_07,
  createdAt: T0,
  expiresAt: T0 + ORDER_LIFE,
})
const paid = { amount: 500_07, paidAt: T0 + minute, ownName: true }

describe('what becomes of a transfer', () => {
  it.each([
    ['exact, in time', order(), {}, 'credited', 'exact'],
    ['exact, while a slip is looked at', order('checking'), {}, 'credited', 'exact'],
    ['sent in time, told of when the order has expired', order('expired'), {}, 'credited', 'exact'],
    ['late', order('expired'), { paidAt: T0 + ORDER_LIFE }, 'credited', 'late'],
    ['late, not yet written down as expired', order(), { paidAt: T0 + ORDER_LIFE + 1 }, 'credited', 'late'],
    ['after a cancellation', order('cancelled'), {}, 'credited', 'cancelled'],
    ['a second time', order('credited'), {}, 'credited', 'again'],
    ['another amount', order(), { amount: 500_00 }, 'held', 'amount'],
    ['another name', order(), { ownName: false }, 'held', 'name'],
    ['another name and another amount', order(), { ownName: false, amount: 1 }, 'held', 'name'],
    ['another name, late', order('expired'), { ownName: false, paidAt: T0 + ORDER_LIFE }, 'held', 'name'],
    ['after people closed it', order('rejected'), {}, 'held', 'rejected'],
  ] as const)('PAY-1 %s', (_, view, change, outcome, reason) => {
    expect(judge(view, { ...paid, ...change })).toEqual({ outcome, reason })
  })

  it('PAY-1 nothing but the exact amount in the own name is ever credited by itself', () => {
    const views = fc.constantFrom(...depositStates).map(order)
    const transfers = fc.record({
      amount: fc.oneof(fc.constant(500_07), fc.integer({ min: 1, max: 1_000_00 })),
      paidAt: fc.integer({ min: T0, max: T0 + 3 * ORDER_LIFE }),
      ownName: fc.boolean(),
    })
    fc.assert(
      fc.property(views, transfers, (view, transfer) => {
        const { outcome } = judge(view, transfer)
        if (outcome === 'credited') expect(transfer).toMatchObject({ amount: view.payAmount, ownName: true })
        else
          expect(transfer.ownName && transfer.amount === view.payAmount && view.state !== 'rejected').toBe(
            false,
          )
      }),
    )
  })
})

describe('time', () => {
  it('PAY-1 an order has expired at its deadline, before anybody wrote it down', () => {
    expect(stateAt(order(), T0 + ORDER_LIFE - 1)).toBe('waiting')
    expect(stateAt(order(), T0 + ORDER_LIFE)).toBe('expired')
    expect(stateAt(order('checking'), T0 + 2 * ORDER_LIFE)).toBe('checking')
  })

  it.each([
    ['waiting', 1000, 3],
    ['waiting', 6 * minute, 6],
    ['checking', 1000, 10],
    ['waiting', ORDER_LIFE, 30],
    ['credited', 1000, null],
    ['rejected', 1000, null],
  ] as const)('PAY-1 %s after %d ms is asked again in %s s', (state, after, seconds) => {
    expect(askAgainIn(order(state), T0 + after)).toBe(seconds)
  })
})

describe('satang', () => {
  it('PAY-1 gives a free slot as long as there is one, never a taken one', () => {
    const pick = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.subarray(SATANG_SLOTS), pick, (list, at) => {
        const slot = freeSlot(new Set(list), at)
        if (list.length === 99) expect(slot).toBeNull()
        else expect(!list.includes(slot!) && slot! >= 1 && slot! <= 99).toBe(true)
      }),
    )
  })
})

describe('names', () => {
  it.each([
    ['มาลี สดใส', 'มาลี สดใส'],
    ['นางสาวมาลี สดใส', 'มาลี สดใส'],
    ['น.ส. มาลี  สดใส', 'มาลี สดใส'],
    ['MR. SOMCHAI JAIDEE', 'Somchai Jaidee'],
    ['นาย สมชาย ตั้ง', 'สมชาย ตั้งใจ'],
    ['มาลี\u200B สดใส', 'นางมาลี สดใส'],
  ])('PAY-1 %s is %s', (told, onFile) => {
    expect(sameHolder(told, onFile)).toBe(true)
  })

  it.each([
    ['', 'มาลี สดใส'],
    ['มาลี', 'มาลี สดใส'],
    ['มาลี ', 'มาลี สดใส'],
    ['มาลี สดชื่น', 'มาลี สดใส'],
    ['มาลี สดใสมาก', 'มาลี สดใส'],
    ['สมหญิง คนอื่น', 'มาลี สดใส'],
  ])('PAY-1 %s is not %s', (told, onFile) => {
    expect(sameHolder(told, onFile)).toBe(false)
  })

  it('PAY-1 a title alone is a name; only one title is taken off', () => {
    expect(plainName('นาง')).toBe('นาง')
    expect(sameHolder('นายิกา ใจดี', 'นางสาวนายิกา ใจดี')).toBe(false)
    expect(sameHolder('นางสาวนงนุช ใจดี', 'นงนุช ใจดี')).toBe(true)
  })
})
