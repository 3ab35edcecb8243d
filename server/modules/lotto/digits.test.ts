import { describe, expect, it } from 'vitest'
import type { Family, RawPrize } from '../../db/schema/lotto-shapes.ts'
import { BadPrizes, digitsOf } from './digits.ts'
import { exampleDraws } from './parts/examples.ts'

const prize = (key: string, ...numbers: string[]): RawPrize => ({ key, numbers })

/** Rows of domain.md §2.1: three top, two bottom. */
const rows: readonly (readonly [Family, readonly RawPrize[], string, string])[] = [
  ['gov', exampleDraws.gov, '456', '90'],
  ['baac', [prize('first', '7654321'), prize('back2', '45')], '321', '45'],
  ['gsb', [prize('first', '98765'), prize('back2', '33')], '765', '33'],
  ['lao', [prize('first', '012345')], '345', '23'],
  ['hanoi', [prize('special', '87654'), prize('first', '98321')], '654', '21'],
  ['malay', [prize('first', '2676')], '676', '26'],
  ['stock', [prize('close', '1,432.57'), prize('change', '+3.18')], '257', '18'],
  ['stock', [prize('close', '38000.07'), prize('change', '-112.00')], '007', '00'],
  ['yeekee', [prize('yeekee', '62750')], '750', '62'],
  ['yeekee', [prize('yeekee', '00042')], '042', '00'],
]

describe('digits of a draw', () => {
  it.each(rows)('LOTTO-1 %s %j has %s and %s', (family, prizes, top3, bottom2) => {
    expect(digitsOf(family, prizes)).toMatchObject({ top3, bottom2 })
  })

  it('LOTTO-1 government: four top, and front and back three drawn twice', () => {
    expect(digitsOf('gov', exampleDraws.gov)).toEqual({
      top3: '456',
      bottom2: '90',
      top4: '7456',
      front3: ['214', '690'],
      bottom3: ['123', '789'],
    })
  })

  it('LOTTO-1 four top where four digits are drawn, none elsewhere', () => {
    const four = (family: Family) => digitsOf(family, exampleDraws[family]).top4
    expect([four('lao'), four('hanoi'), four('malay')]).toEqual(['2345', '7654', '2676'])
    expect([four('stock'), four('yeekee')]).toEqual([null, null])
  })

  it.each([
    ['gov', exampleDraws.gov.slice(0, 3)],
    ['gov', [prize('first', '83745'), ...exampleDraws.gov.slice(1)]],
    ['gov', [...exampleDraws.gov.filter(({ key }) => key !== 'front3'), prize('front3', '214')]],
    ['lao', [prize('first', '345')]],
    ['hanoi', [prize('special', '8765x'), prize('first', '98321')]],
    ['malay', []],
    ['stock', [prize('close', '1432.5'), prize('change', '3.18')]],
    ['yeekee', [prize('yeekee', '2750')]],
  ] as const)('LOTTO-1 refuses %s %j: nothing is settled by a guess', (family, prizes) => {
    expect(() => digitsOf(family, prizes)).toThrow(BadPrizes)
  })
})
