import fc from 'fast-check'
import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import {
  netOf,
  partsOf,
  rulesFrom,
  totalsOf,
  withdrawableOf,
  withdrawFault,
  type WalletMoney,
} from './withdrawal.ts'

const wallet = (balance: number, bound = 0): WalletMoney => ({
  id: '1',
  name: 'w',
  balance: satang(balance),
  bound: satang(bound),
  promotion: null,
})

it('WALLET-1 the own money of every wallet, whatever a promotion binds beside it', () => {
  expect(withdrawableOf(wallet(500))).toBe(500)
  expect(withdrawableOf(wallet(500, 70))).toBe(430)
  const wallets = [wallet(500), wallet(70, 70), wallet(300, 50)]
  expect(totalsOf(wallets)).toEqual({ balance: 870, withdrawable: 750, locked: 120 })
})

it('PAY-2 the agent sets the limits; what cannot be read leaves the usual ones', () => {
  const set = new Map([
    ['withdraw_min', '300'],
    ['withdraw_max', 'much'],
    ['withdraw_times', '5'],
    ['withdraw_fee', '10.50'],
  ])
  expect(rulesFrom(set)).toEqual({ min: 300_00, max: 200_000_00, timesPerDay: 5, fee: 10_50 })
  expect(rulesFrom(new Map([['withdraw_fee', '500']])).min).toBe(500_01)
  expect(rulesFrom(new Map([['withdraw_times', '0']])).timesPerDay).toBe(3)
})

it.each([
  ['blanks around a limit do not lift it', ['withdraw_max', ' 500 '], { max: 500_00 }],
  ['a fee below zero pays nobody', ['withdraw_fee', '-10'], { fee: 0 }],
  ['nor does a maximum below zero close the desk', ['withdraw_max', '-1'], { max: 200_000_00 }],
] as const)('PAY-2 %s', (_, setting, expected) => {
  expect(rulesFrom(new Map([setting]))).toMatchObject(expected)
})

it.each([
  [99_99, 'under_min'],
  [100_00, null],
  [1_500_00, null],
  [1_500_01, 'over_wallet'],
  [200_000_01, 'over_max'],
])('PAY-2 %i satang out of a wallet of 1,500 baht: %s', (amount, fault) => {
  expect(withdrawFault(amount, { min: 100_00, max: 200_000_00, wallet: 1_500_00 })).toBe(fault)
})

it('PAY-2 property: whatever the agent writes, what is let through reaches the account, and never more than was taken', () => {
  const written = fc.oneof(
    fc.integer({ min: -2000, max: 2000 }).map((n) => String(n / 4)),
    fc.string(),
  )
  fc.assert(
    fc.property(
      written,
      written,
      written,
      fc.integer({ min: 1, max: 300_000_00 }),
      (min, max, fee, amount) => {
        const settings = { withdraw_min: min, withdraw_max: max, withdraw_fee: fee }
        const rules = rulesFrom(new Map(Object.entries(settings)))
        if (withdrawFault(amount, { ...rules, wallet: 1_000_000_00 }) !== null) return
        expect(netOf(satang(amount), rules.fee)).toBeGreaterThan(0)
        expect(netOf(satang(amount), rules.fee)).toBeLessThanOrEqual(amount)
      },
    ),
  )
})

it('PAY-2 several wallets give: the chosen one, then the fullest without loss, then those that lose least', () => {
  const giving = (id: string, own: number, forfeit = 0) => ({
    id,
    own: satang(own),
    forfeit: satang(forfeit),
  })
  const wallets = [giving('a', 100), giving('b', 300, 50), giving('c', 200), giving('d', 40, 20)]
  const named = (amount: number, first: string) =>
    partsOf(amount, wallets, first).map((part) => `${part.id} ${part.amount}`)
  expect(named(640, 'a')).toEqual(['a 100', 'c 200', 'd 40', 'b 300'])
  expect(named(250, 'a')).toEqual(['a 100', 'c 150'])
  expect(named(250, 'b')).toEqual(['b 250'])
  expect(named(100, 'nobody')).toEqual(['c 100'])
})

it('PAY-2 parts are no more than a wallet has, and come to the amount where all have it', () => {
  const wallets = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1, maxLength: 4 }), own: fc.nat(1e6), forfeit: fc.nat(3) }),
    { selector: ({ id }) => id, maxLength: 6 },
  )
  fc.assert(
    fc.property(wallets, fc.nat(4e6), fc.nat(5), (drawn, amount, at) => {
      const all = drawn.map((one) => ({ ...one, own: satang(one.own), forfeit: satang(one.forfeit) }))
      const parts = partsOf(amount, all, all[at]?.id ?? '')
      const have = all.reduce((sum, { own }) => sum + own, 0)
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(Math.min(amount, have))
      for (const { id, amount: part } of parts) {
        expect(part).toBeGreaterThan(0)
        expect(part).toBeLessThanOrEqual(all.find((one) => one.id === id)!.own)
      }
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
      // Nobody loses a bonus while what loses nothing is left.
      const loses = parts.some(
        ({ id }) => id !== all[at]?.id && all.find((one) => one.id === id)!.forfeit > 0,
      )
      const left = all.filter(({ id, forfeit }) => forfeit === 0 && !parts.some((part) => part.id === id))
      if (loses) expect(left.every(({ own }) => own === 0)).toBe(true)
    }),
  )
})
