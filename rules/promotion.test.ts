import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { countedStake, endedBy, isLocked, quote, walletTakes } from './promotion.ts'
import { isHeavyTurnover, plainFigure, termsOf, type PromotionTerms } from './promotion-terms.ts'

const terms = (typeId: number, bundles: Record<string, string>) =>
  termsOf(
    typeId,
    Object.entries(bundles).map(([key, val]) => ({ key, val, default_val: '' })),
  )
const baht = (value: number) => satang(Math.round(value * 100))

describe('PROMO-4 what a promotion gives', () => {
  const welcome = { min_transfer_amount: '100', bonus_percent: '100', max_bonus: '1000', turnover_times: '5' }
  const free = { max_bonus: '50', turnover_times: '10', max_withdraw: '300' }
  it.each([
    ['500 with 100 %, five times', 1, welcome, 500, 500, 5000],
    ['no more than its most', 1, welcome, 5000, 1000, 30_000],
    ['free credit: its sum, for nothing', 3, free, 0, 50, 500],
    ['a share of satang is rounded down', 1, { bonus_percent: '15', turnover_times: '1' }, 0.33, 0.04, 0.37],
    ['decimals', 1, { bonus_percent: '12.5', turnover_times: '1.5' }, 100, 12.5, 168.75],
    ['a fixed bonus without a share', 1, { max_bonus: '20', turnover_times: '3' }, 100, 20, 360],
    ['figures that are none give nothing', 1, { bonus_percent: 'much', turnover_times: 'x' }, 100, 0, 0],
    [
      'blanks around a share do not make it a whole sum',
      1,
      { ...welcome, bonus_percent: '100 ' },
      500,
      500,
      5000,
    ],
    ['nor do they take the turnover away', 1, { ...welcome, turnover_times: ' 5' }, 500, 500, 5000],
    ['a share that cannot be read is not its most', 1, { ...welcome, bonus_percent: '100%' }, 500, 0, 2500],
    ['a turnover that cannot be read gives no credit', 1, { ...welcome, turnover_times: '5x' }, 500, 0, 0],
    ['the most there is', 1, welcome, 2000, 1000, 15_000],
    [
      'half percents, in the house’s favour',
      1,
      { bonus_percent: '12.5', turnover_times: '1.5' },
      333,
      41.62,
      561.93,
    ],
  ] as const)('%s', (_, type, bundles, transfer, credit, turnover) => {
    expect(quote(terms(type, bundles), baht(transfer))).toMatchObject({
      credit: baht(credit),
      turnover: baht(turnover),
    })
  })

  it('reads the default of a bundle, kinds, limits and days', () => {
    const read = termsOf(1, [
      { key: 'bonus_percent', val: null, default_val: '20' },
      { key: 'kind', val: 'rebate', default_val: '' },
      { key: 'valid_days', val: '7', default_val: '' },
      { key: 'return_bonus', val: '1', default_val: '' },
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

describe('PROMO-4 what a promotion says', () => {
  it('details are read from a JSON list, or shown as they are', () => {
    const of = (details: string) => terms(1, { details }).details
    expect(of('["a","b",3,""]')).toEqual(['a', 'b'])
    expect(of('plain words')).toEqual(['plain words'])
    expect(of('')).toEqual([])
  })

  it('names every figure that cannot be read', () => {
    const faulty = { bonus_percent: '-5', valid_days: '1.5', max_withdraw: 'ten', min_transfer_amount: '100' }
    expect(terms(1, faulty).unreadable.toSorted()).toEqual(['bonus_percent', 'max_withdraw', 'valid_days'])
    expect(terms(1, { bonus_percent: ' 12.50 ', valid_days: '7' })).toMatchObject({
      percent: 1250,
      unreadable: [],
    })
  })

  it.each([
    [1250, '12.5'],
    [500, '5'],
    [10_000, '100'],
    [1, '0.01'],
  ])('%i hundredths are written %s', (hundredths, text) => {
    expect(plainFigure(hundredths)).toBe(text)
  })

  it('property: blanks around its texts change nothing of a promotion', () => {
    const figure = fc.integer({ min: 0, max: 20_000 }).map((n) => String(n / 100))
    const bundles = fc.record({ bonus_percent: figure, max_bonus: figure, turnover_times: figure })
    const blank = fc.stringMatching(/^[ \t]{0,3}$/)
    fc.assert(
      fc.property(bundles, blank, blank, (values, before, after) => {
        const padded = Object.fromEntries(
          Object.entries(values).map(([key, val]) => [key, before + val + after]),
        )
        expect(terms(1, padded)).toEqual(terms(1, values))
      }),
    )
  })
})

describe('PROMO-1 which wallets take it', () => {
  const wallet = { wallet_type_id: 1, category: 'all', can_deposit: true }
  it.each([
    ['everything into everything', 'all', '', wallet, true],
    ['a wallet that takes no deposit', 'all', '', { ...wallet, can_deposit: false }, false],
    ['another category', 'sport', '', { ...wallet, category: 'slot' }, false],
    ['one of several', 'slot, sport', '', { ...wallet, category: 'sport' }, true],
    ['a wallet for everything', 'slot', '', wallet, true],
    ['another type', 'all', '3,4', wallet, false],
    ['a type of the list', 'all', '3, 4', { ...wallet, wallet_type_id: 4 }, true],
  ] as const)('%s', (_, categorys, available_wallet_type_id, kind, takes) => {
    expect(walletTakes({ categorys, available_wallet_type_id }, kind)).toBe(takes)
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
  ] as const)('%s', (_, done, target, targetBalance, bound, ended) => {
    const progress = {
      turnoverDone: baht(done),
      turnoverTarget: baht(target),
      targetBalance: targetBalance === null ? null : baht(targetBalance),
    }
    expect(endedBy(progress, baht(bound))).toBe(ended)
  })
})

describe('what more gives', () => {
  const sum = fc.integer({ min: 0, max: 10_000_00 }).map(satang)
  it('property: more transferred never gives less, and never more than the most', () => {
    const welcome: PromotionTerms = terms(1, {
      bonus_percent: '33.33',
      max_bonus: '777',
      turnover_times: '4.5',
    })
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

it('more than ten times is a heavy turnover, ten times and none are not', () => {
  const of = (times: string) => isHeavyTurnover(terms(1, { turnover_times: times }).times)
  expect(['', '0', '5', '10', '10.01', '25'].map(of)).toEqual([false, false, false, false, true, true])
})
