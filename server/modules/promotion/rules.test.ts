import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import {
  countedStake,
  endedBy,
  isLocked,
  quote,
  shareOfCancelled,
  shareOfDone,
  walletTakes,
} from './rules.ts'
import { againAt } from './repository.ts'
import { termsOf, type Terms } from './terms.ts'

const terms = (typeId: number, bundles: Record<string, string>) =>
  termsOf(
    typeId,
    Object.entries(bundles).map(([key, val]) => ({ key, val, defaultVal: '' })),
  )
const baht = (value: number) => satang(Math.round(value * 100))

describe('PROMO-4 what a promotion gives', () => {
  const welcome = { min_transfer_amount: '100', bonus_percent: '100', max_bonus: '1000', turnover_times: '5' }
  const free = { max_bonus: '50', turnover_times: '10', max_withdraw: '300' }
  it.each([
    ['board 09.2: 500 with 100 %, five times', 1, welcome, 500, 500, 5000],
    ['no more than its most', 1, welcome, 5000, 1000, 30_000],
    ['free credit: its sum, for nothing', 3, free, 0, 50, 500],
    ['a share of satang is rounded down', 1, { bonus_percent: '15', turnover_times: '1' }, 0.33, 0.04, 0.37],
    ['decimals', 1, { bonus_percent: '12.5', turnover_times: '1.5' }, 100, 12.5, 168.75],
    ['a fixed bonus without a share', 1, { max_bonus: '20', turnover_times: '3' }, 100, 20, 360],
    ['figures that are none give nothing', 1, { bonus_percent: 'much', turnover_times: 'x' }, 100, 0, 0],
  ] as const)('%s', (_, type, bundles, transfer, credit, turnover) => {
    expect(quote(terms(type, bundles), baht(transfer))).toMatchObject({
      credit: baht(credit),
      turnover: baht(turnover),
    })
  })

  it('reads the default of a bundle, kinds, limits and days', () => {
    const read = termsOf(1, [
      { key: 'bonus_percent', val: null, defaultVal: '20' },
      { key: 'kind', val: 'rebate', defaultVal: '' },
      { key: 'valid_days', val: '7', defaultVal: '' },
      { key: 'return_bonus', val: '1', defaultVal: '' },
    ])
    expect(read).toMatchObject({ kind: 'rebate', percent: 2000, validDays: 7, returnsBonus: true })
    expect(terms(3, {})).toMatchObject({
      kind: 'free',
      maxWithdraw: null,
      fixedTransfer: null,
      validDays: null,
    })
  })
})

describe('PROMO-1 which wallets take it', () => {
  const wallet = { walletTypeId: 1, category: 'all', canDeposit: true }
  it.each([
    ['everything into everything', 'all', '', wallet, true],
    ['a wallet that takes no deposit', 'all', '', { ...wallet, canDeposit: false }, false],
    ['another category', 'sport', '', { ...wallet, category: 'slot' }, false],
    ['one of several', 'slot, sport', '', { ...wallet, category: 'sport' }, true],
    ['a wallet for everything', 'slot', '', wallet, true],
    ['another type', 'all', '3,4', wallet, false],
    ['a type of the list', 'all', '3, 4', { ...wallet, walletTypeId: 4 }, true],
  ] as const)('%s', (_, categorys, availableWalletTypeId, kind, takes) => {
    expect(walletTakes({ categorys, availableWalletTypeId }, kind)).toBe(takes)
  })
})

it('PROMO-2 the lock is at 30 baht, to the satang', () => {
  expect([29.99, 30, 30.01].map((balance) => isLocked(baht(balance)))).toEqual([false, true, true])
})

describe('what counts toward turnover', () => {
  it.each([
    ['a lost stake counts whole', 'all', 'slot', 10, 0, 10],
    ['a won one as much', 'slot', 'slot', 10, 500, 10],
    ['another category counts nothing', 'slot,fishing', 'sport', 10, 0, 0],
    ['a slot that pays the stake back', 'all', 'slot', 10, 10, 10],
    ['a drawn bet on two sides was no risk', 'all', 'sport', 10, 10, 0],
    ['so in the casino', '', 'casino', 10, 10, 0],
  ] as const)('%s', (_, categorys, category, stake, win, counted) => {
    expect(countedStake(categorys, { category, stake: baht(stake), win: baht(win) })).toBe(baht(counted))
  })

  it.each([
    ['goes on', 99, 100, null, 50, null],
    ['turnover reached', 100, 100, null, 50, 'done'],
    ['target reached', 10, 100, 500, 500, 'done'],
    ['nothing left', 10, 100, 500, 0, 'spent'],
    ['done with the last baht', 100, 100, null, 0, 'done'],
  ] as const)('%s', (_, done, target, targetBalance, balance, ended) => {
    const progress = {
      turnoverDone: baht(done),
      turnoverTarget: baht(target),
      targetBalance: targetBalance === null ? null : baht(targetBalance),
    }
    expect(endedBy(progress, baht(balance))).toBe(ended)
  })
})

describe('whose money it is when a promotion ends', () => {
  it.each([
    ['nothing played: the credit goes back', 1000, 500, 500, 500],
    ['won: credit and winnings go back', 1800, 500, 500, 500],
    ['lost: the own money went first', 700, 500, 500, 200],
    ['nearly all lost', 400, 500, 500, 0],
    ['other money in the wallet is kept', 9072.5, 8572.5, 500, 8572.5],
  ] as const)('given up, %s', (_, balance, own, credit, keep) => {
    const share = shareOfCancelled({ balance: baht(balance), own: baht(own), credit: baht(credit) })
    expect(share).toEqual({ keep: baht(keep), forfeit: baht(balance - keep) })
  })

  it.each([
    ['everything stays', 2000, 500, null, 0, 2000],
    ['free credit: 300 at most', 800, 0, 300, 0, 300],
    ['beside the own money', 1900, 1500, 300, 0, 1800],
    ['less than the most', 120, 0, 300, 0, 120],
    ['a credit that goes back', 900, 500, null, 500, 400],
  ] as const)('played to the end, %s', (_, balance, own, most, back, keep) => {
    const held = { balance: baht(balance), own: baht(own), credit: baht(50) }
    const limits = { maxWithdraw: most === null ? null : baht(most), returnCredit: baht(back) }
    expect(shareOfDone(held, limits)).toEqual({ keep: baht(keep), forfeit: baht(balance - keep) })
  })

  const sum = fc.integer({ min: 0, max: 10_000_00 }).map(satang)
  it('property: nothing is made or lost, and what was never touched is never taken', () => {
    fc.assert(
      fc.property(sum, sum, sum, sum, sum, (balance, own, credit, maxWithdraw, back) => {
        const given = shareOfCancelled({ balance, own, credit })
        const done = shareOfDone({ balance, own, credit }, { maxWithdraw, returnCredit: back })
        for (const { keep, forfeit } of [given, done]) {
          expect(keep + forfeit).toBe(balance)
          expect(Math.min(keep, forfeit)).toBeGreaterThanOrEqual(0)
        }
        expect(given.keep).toBeLessThanOrEqual(own)
        if (balance >= own + credit) expect(given.keep).toBe(own)
        expect(done.keep).toBeLessThanOrEqual(own + maxWithdraw)
      }),
    )
  })

  it('property: more transferred never gives less, and never more than the most', () => {
    const welcome: Terms = terms(1, { bonus_percent: '33.33', max_bonus: '777', turnover_times: '4.5' })
    fc.assert(
      fc.property(sum, sum, (a, b) => {
        const [less, more] = [quote(welcome, satang(Math.min(a, b))), quote(welcome, satang(Math.max(a, b)))]
        expect(less.credit).toBeLessThanOrEqual(more.credit)
        expect(more.credit).toBeLessThanOrEqual(777_00)
        expect(Number.isSafeInteger(more.turnover)).toBe(true)
      }),
    )
  })
})

it('a daily promotion is back at midnight in Thailand', () => {
  const noon = Date.UTC(2026, 10, 20, 5)
  expect(againAt('daily', noon)).toBe(Date.UTC(2026, 10, 20, 17))
  expect(againAt('daily', Date.UTC(2026, 10, 20, 16, 59))).toBe(Date.UTC(2026, 10, 20, 17))
  expect(againAt('daily', Date.UTC(2026, 10, 20, 17))).toBe(Date.UTC(2026, 10, 21, 17))
  expect(againAt('once', noon)).toBeNull()
  expect(againAt('always', noon)).toBe(noon)
})
