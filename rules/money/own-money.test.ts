import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { satang, type Satang } from '#contracts/money.ts'
import {
  boundAfter,
  boundPartOf,
  boundShareOf,
  ownOf,
  shareOfCancelled,
  shareOfDone,
  standingOf,
  type Standing,
} from './own-money.ts'

const baht = (value: number) => satang(Math.round(value * 100))
const sum = fc.integer({ min: 0, max: 10_000_000_00 }).map(satang)
const standings = fc.tuple(sum, sum).map(([a, b]) => ({
  balance: satang(Math.max(a, b)),
  bound: satang(Math.min(a, b)),
}))

describe('WALLET-1 what of a wallet is own, and what is bound', () => {
  it.each([
    ['nothing bound', { balance: 500, bound: 0 }, 500],
    ['a coupon of 50 beside 250,000', { balance: 250_050, bound: 50 }, 250_000],
    ['all bound', { balance: 18, bound: 18 }, 0],
  ] as const)('%s', (_, { balance, bound }, own) => {
    expect(ownOf({ balance: baht(balance), bound: baht(bound) })).toBe(baht(own))
  })

  it('a platform that does not say it has all of a wallet bound by its promotion', () => {
    const wallet = { balance: baht(100), active_promotion_name: 'welcome' }
    expect(standingOf(wallet).bound).toBe(100_00)
    expect(standingOf({ ...wallet, active_promotion_name: '' }).bound).toBe(0)
    expect(standingOf({ ...wallet, bound: baht(30) }).bound).toBe(30_00)
  })
})

describe('I10 own money is staked first, and a win is divided as its stake was', () => {
  it.each([
    ['own money covers it', 100, 50, 30, 200, 0, 50],
    ['part of it is bound', 100, 50, 80, 200, 30, 95],
    ['all of it is bound', 50, 50, 20, 0, 20, 30],
    ['a fraction is bound', 100, 99, 3, 0.1, 2, 97.07],
  ] as const)('%s', (_, balance, bound, stake, win, part, after) => {
    const standing = { balance: baht(balance), bound: baht(bound) }
    expect(boundPartOf(standing, baht(stake))).toBe(baht(part))
    expect(boundAfter(standing, { stake: baht(stake), win: baht(win) })).toBe(baht(after))
  })

  const rounds = fc.array(fc.record({ share: fc.nat({ max: 100 }), win: sum }), { maxLength: 30 })

  /** Plays a share of the balance each time; answers every standing on the way. */
  function played(start: Standing, plays: ReadonlyArray<{ share: number; win: Satang }>): Standing[] {
    const way = [start]
    for (const { share, win } of plays) {
      const now = way.at(-1)!
      const stake = satang(Math.floor((now.balance * share) / 100))
      const won = stake === 0 ? satang(0) : win
      way.push({
        balance: satang(now.balance - stake + won),
        bound: boundAfter(now, { stake, win: won }),
      })
    }
    return way
  }

  it('property: bound money never exceeds the balance, nor falls below zero', () => {
    fc.assert(
      fc.property(standings, rounds, (start, plays) => {
        for (const { balance, bound } of played(start, plays)) {
          expect(bound).toBeGreaterThanOrEqual(0)
          expect(bound).toBeLessThanOrEqual(balance)
        }
      }),
    )
  })

  it('property: own money falls by no more than the stake, and not at all without one', () => {
    fc.assert(
      fc.property(standings, sum, sum, (start, wish, win) => {
        const stake = satang(Math.min(wish, start.balance))
        const won = stake === 0 ? satang(0) : win
        const after = {
          balance: satang(start.balance - stake + won),
          bound: boundAfter(start, { stake, win: won }),
        }
        expect(ownOf(after)).toBeGreaterThanOrEqual(ownOf(start) - stake)
        if (stake === 0) expect(ownOf(after)).toBe(ownOf(start))
      }),
    )
  })

  it('property: a stake of bound money alone never makes own money, whatever it wins', () => {
    fc.assert(
      fc.property(sum, rounds, (bound, plays) => {
        for (const standing of played({ balance: bound, bound }, plays)) expect(ownOf(standing)).toBe(0)
      }),
    )
  })

  it('property: what comes back exactly restores what was staked', () => {
    fc.assert(
      fc.property(standings, sum, (start, wish) => {
        const stake = satang(Math.min(wish, start.balance))
        if (stake > 0) expect(boundAfter(start, { stake, win: stake })).toBe(start.bound)
      }),
    )
  })

  it('property: of a larger win no less is own, and no less is bound', () => {
    fc.assert(
      fc.property(sum, sum, standings, (a, b, { balance: stake, bound: part }) => {
        if (stake === 0) return
        const [less, more] = [satang(Math.min(a, b)), satang(Math.max(a, b))]
        const bound = (win: Satang) => boundShareOf(win, { stake, part })
        expect(bound(less)).toBeLessThanOrEqual(bound(more))
        expect(less - bound(less)).toBeLessThanOrEqual(more - bound(more))
      }),
    )
  })
})

describe('I10 whose the bound money is when its promotion ends', () => {
  it.each([
    ['nothing played: the credit goes back', 1000, 500, 500, 500],
    ['won: credit and winnings go back', 1300, 500, 500, 500],
    ['lost: what was moved in went first', 700, 500, 500, 200],
    ['nearly all lost', 400, 500, 500, 0],
    ['a coupon: only the bonus', 50, 0, 50, 0],
  ] as const)('given up, %s', (_, bound, moved, credit, keep) => {
    const share = shareOfCancelled({ bound: baht(bound), moved: baht(moved), credit: baht(credit) })
    expect(share).toEqual({ keep: baht(keep), forfeit: baht(bound - keep) })
  })

  it.each([
    ['everything stays', 2000, 500, null, 0, 2000],
    ['free credit: 300 at most', 800, 0, 300, 0, 300],
    ['beside what was moved in', 1900, 1500, 300, 0, 1800],
    ['less than the most', 120, 0, 300, 0, 120],
    ['a credit that goes back', 900, 500, null, 500, 400],
  ] as const)('played to the end, %s', (_, bound, moved, most, back, keep) => {
    const limits = { maxWithdraw: most === null ? null : baht(most), returnCredit: baht(back) }
    const share = shareOfDone({ bound: baht(bound), moved: baht(moved) }, limits)
    expect(share).toEqual({ keep: baht(keep), forfeit: baht(bound - keep) })
  })

  it('property: nothing is made or lost, and no end takes more than is bound', () => {
    fc.assert(
      fc.property(sum, sum, sum, sum, sum, (bound, moved, credit, maxWithdraw, back) => {
        const given = shareOfCancelled({ bound, moved, credit })
        const done = shareOfDone({ bound, moved }, { maxWithdraw, returnCredit: back })
        for (const { keep, forfeit } of [given, done]) {
          expect(keep + forfeit).toBe(bound)
          expect(Math.min(keep, forfeit)).toBeGreaterThanOrEqual(0)
        }
        expect(given.keep).toBeLessThanOrEqual(moved)
        if (bound >= moved + credit) expect(given.keep).toBe(moved)
        expect(done.keep).toBeLessThanOrEqual(moved + maxWithdraw)
      }),
    )
  })
})
