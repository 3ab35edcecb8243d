import fc from 'fast-check'
import { expect, it } from 'vitest'
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { betKey, isTod, plainNumber } from './lotto-bets.ts'

it.each(Object.keys(betTypes) as BetType[])('%s is tod by its name alone', (betType) => {
  expect(isTod(betType)).toBe(['tod2', 'tod3', 'tod4'].includes(betType))
})

it.each([
  ['tod3', '725', '257', true],
  ['tod3', '725', '275', true],
  ['tod4', '1201', '1102', true],
  ['tod3', '112', '122', false],
  ['top3', '725', '257', false],
  ['top2', '05', '50', false],
  ['run_top', '5', '5', true],
] as const)('%s %s and %s are the same bet: %s', (betType, one, other, same) => {
  expect(betKey(betType, one) === betKey(betType, other)).toBe(same)
})

it('a number is one bet for each bet type', () => {
  expect(betKey('tod3', '123')).not.toBe(betKey('top3', '123'))
})

it('property: every order of a tod number has one key, and the plain writing of a plain number is itself', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(digits, fc.infiniteStream(fc.nat()), (list, random) => {
      const number = list.join('')
      const shuffled = list
        .map((digit) => [random.next().value, digit] as const)
        .sort(([a], [b]) => a - b)
        .map(([, digit]) => digit)
        .join('')
      const betType = `tod${number.length}`
      expect(betKey(betType, shuffled)).toBe(betKey(betType, number))
      expect(plainNumber(betType, plainNumber(betType, number))).toBe(plainNumber(betType, number))
      expect(plainNumber(`top${number.length}`, number)).toBe(number)
    }),
  )
})
