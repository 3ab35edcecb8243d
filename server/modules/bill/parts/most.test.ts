import { describe, expect, it } from 'vitest'
import type { BetType } from '#contracts/lotto.ts'
import type { Digits } from '../../lotto/digits.ts'
import { wins } from '../../lotto/wins.ts'
import { mostOf, type Prize } from './most.ts'

const prize = (betType: BetType, number: string, won: number): Prize => ({ betType, number, wins: won })

/** A small generator of its own, so that a failure can be repeated. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return Math.floor((state / 0x7fff_ffff) * below) % below
  }
}

const lengths: Partial<Record<BetType, number>> = {
  top3: 3,
  tod3: 3,
  top2: 2,
  tod2: 2,
  bottom2: 2,
  run_top: 1,
  run_bottom: 1,
  top4: 4,
  tod4: 4,
  pin_top_units: 1,
  pin_top_hundreds: 1,
  pin_bottom_tens: 1,
}
const types = Object.keys(lengths) as BetType[]

/** Digits from a few, so that lines meet. */
const aBill = (pick: (below: number) => number): Prize[] =>
  Array.from({ length: 4 + pick(6) }, () => {
    const betType = types[pick(types.length)]!
    const number = Array.from({ length: lengths[betType]! }, () => '127'[pick(3)]).join('')
    return prize(betType, number, 1 + pick(900))
  })

const sumOf = (prizes: readonly Prize[], digits: Digits) =>
  prizes.reduce((sum, one) => sum + (wins(one.betType as BetType, one.number, digits) ? one.wins : 0), 0)

const few = '0127'
const fours = [...few].flatMap((a) =>
  [...few].flatMap((b) => [...few].flatMap((c) => [...few].map((d) => a + b + c + d))),
)
const twos = [...few].flatMap((a) => [...few].map((b) => a + b))
const none = { front3: [], bottom3: [] }

describe('LOTTO-2 the most that a bill can win', () => {
  it('is one number where lines on others cannot win with it', () => {
    expect(
      mostOf('yeekee', [prize('top3', '123', 900), prize('top3', '456', 800), prize('top3', '789', 700)]),
    ).toBe(900)
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
    expect(mostOf('hanoi', bill)).toBe(900 + 150 + 95 + 14 + 3 + 95)
  })

  it('front and back three are drawn twice: the best two of each', () => {
    const bill = [
      prize('front3', '214', 450),
      prize('front3', '690', 900),
      prize('front3', '111', 300),
      prize('bottom3', '123', 450),
    ]
    expect(mostOf('gov', bill)).toBe(450 + 900 + 450)
  })

  it('where the bottom is drawn with the top, both are of one result', () => {
    const bill = [prize('top4', '2345', 6000), prize('bottom2', '99', 95)]
    expect(mostOf('lao', bill)).toBe(6000)
    expect(mostOf('hanoi', bill)).toBe(6095)
  })

  it('nothing, for a bill of which nothing is taken', () => {
    expect(mostOf('gov', [])).toBe(0)
  })

  it('is what the rule table gives for the best of all results, whatever the bill', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const bill = aBill(chance(seed))
      const apart = Math.max(
        ...fours.map((top4) =>
          Math.max(...twos.map((bottom2) => sumOf(bill, { top3: top4.slice(1), top4, bottom2, ...none }))),
        ),
      )
      const together = Math.max(
        ...fours.map((top4) =>
          sumOf(bill, { top3: top4.slice(1), top4, bottom2: top4.slice(0, 2), ...none }),
        ),
      )
      expect(mostOf('hanoi', bill), `seed ${seed}`).toBe(apart)
      expect(mostOf('malay', bill), `seed ${seed}`).toBe(together)
    }
  })
})
