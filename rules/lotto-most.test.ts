import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { mostOf, type BottomDraw, type Prize } from './lotto-most.ts'
import { wins, type Digits } from './lotto-wins.ts'

const prize = (betType: BetType, number: string, won: number): Prize => ({ betType, number, wins: won })

const numbersOf = (digits: number): string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))
const [twos, fours] = [numbersOf(2), numbersOf(4)]
const none = { front3: [], bottom3: [] }

const sumOf = (prizes: readonly Prize[], digits: Digits) =>
  prizes.reduce((sum, one) => sum + (wins(one.betType as BetType, one.number, digits) ? one.wins : 0), 0)
const bestOf = (sums: readonly number[]) => sums.reduce((best, one) => Math.max(best, one), 0)

/** By every result there is, each line held against it by the rule that settles it. */
function counted(bottomDraw: BottomDraw, bill: readonly Prize[]): number {
  const isBelow = ({ betType }: Prize) => betType.includes('bottom')
  const [below, above] = [bill.filter(isBelow), bill.filter((one) => !isBelow(one))]
  const bottoms = twos.map((bottom2) => sumOf(below, { top3: '', top4: null, bottom2, ...none }))
  const best = bestOf(bottoms)
  return bestOf(
    fours.map((top4) => {
      const top = sumOf(above, { top3: top4.slice(1), top4, bottom2: '', ...none })
      return top + (bottomDraw === 'top' ? bottoms[Number(top4.slice(0, 2))]! : best)
    }),
  )
}

const drawnTwice: readonly string[] = ['front3', 'bottom3']
const types = (Object.keys(betTypes) as BetType[]).filter((betType) => !drawnTwice.includes(betType))
const line = fc
  .tuple(fc.constantFrom(...types), fc.stringMatching(/^[0127]{4}$/), fc.nat(900))
  .map(([betType, digits, won]) => prize(betType, digits.slice(0, betTypes[betType]), won))
const anyLine = fc
  .tuple(fc.constantFrom(...types), fc.stringMatching(/^\d{4}$/), fc.nat(900))
  .map(([betType, digits, won]) => prize(betType, digits.slice(0, betTypes[betType]), won))

describe('LOTTO-2 the most that a bill can win', () => {
  it('is one number where lines on others cannot win with it', () => {
    const bill = [prize('top3', '123', 900), prize('top3', '456', 800), prize('top3', '789', 700)]
    expect(mostOf('own', bill)).toBe(900)
  })

  it('adds what wins by the same result: straight, any order, its last two, its digits, and the bottom', () => {
    const bill = [
      prize('top3', '456', 900),
      prize('tod3', '645', 150),
      prize('top2', '56', 95),
      prize('tod2', '46', 14),
      prize('run_top', '4', 3),
      prize('bottom2', '90', 95),
      prize('top2', '65', 94),
    ]
    expect(mostOf('own', bill)).toBe(900 + 150 + 95 + 14 + 3 + 95)
  })

  it('front and back three are drawn twice: the best two of each', () => {
    const bill = [
      prize('front3', '214', 450),
      prize('front3', '690', 900),
      prize('front3', '111', 300),
      prize('bottom3', '123', 450),
    ]
    expect(mostOf('own', bill)).toBe(450 + 900 + 450)
  })

  it('where the bottom is drawn with the top, both are of one result', () => {
    const bill = [prize('top4', '2345', 6000), prize('bottom2', '99', 95)]
    expect(mostOf('top', bill)).toBe(6000)
    expect(mostOf('own', bill)).toBe(6095)
  })

  it('nothing, for a bill of which nothing is taken, and for a line that nobody knows', () => {
    expect(mostOf('own', [])).toBe(0)
    const unknown = [{ betType: 'top9', number: '123', wins: 5 }, prize('top3', '12', 5)]
    expect(mostOf('top', unknown)).toBe(0)
  })

  it.each([
    ['top', 'lines that meet', line],
    ['own', 'lines that meet', line],
    ['top', 'lines of any digits', anyLine],
    ['own', 'lines of any digits', anyLine],
  ] as const)('property: bottom of %s, %s: what counting every result gives', (bottomDraw, _, lines) => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 12 }), (bill) => {
        expect(mostOf(bottomDraw, bill)).toBe(counted(bottomDraw, bill))
      }),
      { numRuns: 12 },
    )
  })
})
