import fc from 'fast-check'
import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { combine, drawMatches, MARGIN, oddsOf, pickRtp, picks, playCoupon, type Match } from './sport.ts'

const match: Match = { id: '1', home: 0, away: 1, chances: [500, 250, 250] }

it('GAME odds are fair odds less the margin, rounded down', () => {
  expect(oddsOf(match)).toEqual([190, 380, 380])
})

it('GAME no pick returns more than 100 % less the margin, nor much less', () => {
  const rng = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(fc.infiniteStream(rng), (stream) => {
      const matches = drawMatches(6, 24, (limit) => stream.next().value % limit)
      expect(new Set(matches.flatMap((one) => [one.home, one.away])).size).toBe(12)
      for (const one of matches) {
        expect(one.chances.reduce((a, b) => a + b)).toBe(1000)
        for (const pick of picks) {
          expect(pickRtp(one, pick)).toBeLessThanOrEqual(100 - MARGIN)
          expect(pickRtp(one, pick)).toBeGreaterThan(100 - MARGIN - 1)
        }
      }
    }),
  )
})

it('GAME a coupon wins only when every leg does, and pays the product of the odds', () => {
  const second: Match = { id: '2', home: 2, away: 3, chances: [400, 300, 300] }
  const home = () => 0
  const won = playCoupon(
    [match, second],
    [
      { match: '1', pick: '1' },
      { match: '2', pick: '1' },
    ],
    satang(100_00),
    home,
  )
  expect(won).toMatchObject({ won: true, odds: combine([190, 237]), total: 450_00 })
  const lost = playCoupon(
    [match, second],
    [
      { match: '1', pick: '1' },
      { match: '2', pick: 'X' },
    ],
    satang(100_00),
    home,
  )
  expect(lost).toMatchObject({ won: false, total: 0 })
})

it('GAME the score agrees with the result', () => {
  fc.assert(
    fc.property(fc.constantFrom(...picks), fc.infiniteStream(fc.nat()), (pick, stream) => {
      const { legs } = playCoupon(
        [match],
        [{ match: '1', pick }],
        satang(100),
        (limit) => stream.next().value % limit,
      )
      const { result, score } = legs[0]!
      return Math.sign(score[0] - score[1]) === (result === '1' ? 1 : result === 'X' ? 0 : -1)
    }),
  )
})
