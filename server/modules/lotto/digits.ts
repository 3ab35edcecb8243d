/** From the prizes as drawn to the digits that bets are decided by, for each family (domain.md §2.1). */
import type { BottomDraw } from '#rules/lotto-most.ts'
import type { Digits } from '#rules/lotto-wins.ts'
import type { Family, RawPrize } from '../../db/schema/lotto-shapes.ts'

/** The prizes are not what a draw of this family has. */
export class BadPrizes extends RangeError {}

const none = { front3: [], bottom3: [] } as const

/** A price or its change, `1,432.57` or `-3.18`: the digit before the point and the two after it. */
const QUOTE = /^[+-]?[\d,]*(\d)\.(\d\d)$/

function readerOf(prizes: readonly RawPrize[]) {
  const numbersOf = (key: string) => prizes.find((prize) => prize.key === key)?.numbers ?? []
  const all = (key: string, count: number, shape: RegExp): readonly string[] => {
    const numbers = numbersOf(key)
    if (numbers.length !== count || !numbers.every((number) => shape.test(number)))
      throw new BadPrizes(`prize ${key}: ${JSON.stringify(numbers)}`)
    return numbers
  }
  const one = (key: string, shape: RegExp): string => all(key, 1, shape)[0]!
  return { all, one }
}

type Reader = ReturnType<typeof readerOf>

/** Government, BAAC and GSB: the last digits of the first prize, and a back-two prize of its own. */
const fromFirst = ({ one }: Reader, shape: RegExp): Digits => {
  const first = one('first', shape)
  return { top3: first.slice(-3), top4: first.slice(-4), bottom2: one('back2', /^\d\d$/), ...none }
}

const families: Readonly<Record<Family, (reader: Reader) => Digits>> = {
  gov: (reader) => ({
    ...fromFirst(reader, /^\d{6}$/),
    front3: reader.all('front3', 2, /^\d{3}$/),
    bottom3: reader.all('back3', 2, /^\d{3}$/),
  }),
  baac: (reader) => fromFirst(reader, /^\d{7}$/),
  gsb: (reader) => fromFirst(reader, /^\d{5,7}$/),
  lao: ({ one }) => {
    const top4 = one('first', /^\d{4,6}$/).slice(-4)
    return { top3: top4.slice(-3), top4, bottom2: top4.slice(0, 2), ...none }
  },
  hanoi: ({ one }) => {
    const special = one('special', /^\d{5}$/)
    const bottom2 = one('first', /^\d{5}$/).slice(-2)
    return { top3: special.slice(-3), top4: special.slice(-4), bottom2, ...none }
  },
  malay: ({ one }) => {
    const first = one('first', /^\d{4}$/)
    return { top3: first.slice(-3), top4: first, bottom2: first.slice(0, 2), ...none }
  },
  stock: ({ one }) => {
    const [, unit, decimals] = QUOTE.exec(one('close', QUOTE))!
    const [, , change] = QUOTE.exec(one('change', QUOTE))!
    return { top3: unit! + decimals!, top4: null, bottom2: change!, ...none }
  },
  yeekee: ({ one }) => {
    const five = one('yeekee', /^\d{5}$/)
    return { top3: five.slice(-3), top4: null, bottom2: five.slice(0, 2), ...none }
  },
}

/** Where a family's two bottom digits come from: those of Laos and Malaysia are the first two of the four on top. */
export const bottomDrawOf = (family: Family): BottomDraw =>
  family === 'lao' || family === 'malay' ? 'top' : 'own'

/** Throws `BadPrizes` when a prize is missing or not of the family's shape: nothing is settled by a guess. */
export function digitsOf(family: Family, prizes: readonly RawPrize[]): Digits {
  return families[family](readerOf(prizes))
}
