import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { bookOf } from './lotto-book.ts'
import { mostOf, type BottomDraw, type Prize } from './lotto-most.ts'

const names = Object.keys(betTypes) as BetType[]
const line = fc
  .tuple(fc.constantFrom(...names), fc.stringMatching(/^[0127]{4}$/), fc.nat(900))
  .map(([betType, digits, wins]): Prize => ({ betType, number: digits.slice(0, betTypes[betType]), wins }))
const draw = fc.constantFrom<BottomDraw>('own', 'top')

describe('LOTTO-2 the book of a round', () => {
  it('property: its worst result is the most that all its lines can win together', () => {
    fc.assert(
      fc.property(draw, fc.array(line, { maxLength: 25 }), (bottomDraw, lines) => {
        expect(bookOf(bottomDraw, lines).worst()).toBe(mostOf(bottomDraw, lines))
      }),
    )
  })

  it('property: a line makes the worst of what was owed and of what is owed when it wins', () => {
    fc.assert(
      fc.property(draw, fc.array(line, { maxLength: 25 }), line, (bottomDraw, lines, more) => {
        const book = bookOf(bottomDraw, lines)
        const expected = Math.max(book.worst(), book.owedWith(more) + more.wins)
        book.add(more)
        expect(book.worst()).toBe(expected)
      }),
    )
  })

  it('tells the worst results of each place, tod under every order', () => {
    const book = bookOf('own', [
      { betType: 'tod3', number: '112', wins: 40 },
      { betType: 'top3', number: '211', wins: 100 },
      { betType: 'run_top', number: '1', wins: 5 },
      { betType: 'bottom2', number: '07', wins: 30 },
      { betType: 'front3', number: '123', wins: 9 },
    ])
    expect(book.worst()).toBe(100 + 40 + 5 + 30 + 9)
    expect(book.worstResults(3)).toEqual([
      { place: 'top', result: '211', owed: 145 },
      { place: 'top', result: '112', owed: 45 },
      { place: 'top', result: '121', owed: 45 },
      { place: 'below', result: '07', owed: 30 },
      { place: 'front3', result: '123', owed: 9 },
    ])
  })

  it('four digits are told where a bet asks for them, or where the bottom is of them', () => {
    const four = bookOf('own', [{ betType: 'top4', number: '7456', wins: 6 }])
    expect(four.worstResults(1)).toEqual([{ place: 'top', result: '7456', owed: 6 }])
    const below = bookOf('top', [{ betType: 'bottom2', number: '12', wins: 6 }])
    expect(below.worstResults(1)).toEqual([{ place: 'top', result: '1200', owed: 6 }])
  })

  it('what nobody knows owes nothing', () => {
    const book = bookOf('own', [{ betType: 'toString', number: '45', wins: 6 }])
    expect([book.worst(), book.owedWith({ betType: 'top3', number: '45' })]).toEqual([0, 0])
  })
})
