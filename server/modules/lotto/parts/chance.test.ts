import { describe, expect, it } from 'vitest'
import type { BetType } from '#contracts/lotto.ts'
import { chanceOf, chancesOf } from './chance.ts'

/** Domain.md §1.2. */
const rows: readonly (readonly [BetType, string, number])[] = [
  ['top3', '123', 0.001],
  ['tod3', '123', 0.006],
  ['tod3', '112', 0.003],
  ['tod3', '111', 0.001],
  ['front3', '690', 0.001_999],
  ['bottom3', '123', 0.001_999],
  ['top2', '12', 0.01],
  ['bottom2', '12', 0.01],
  ['tod2', '12', 0.054],
  ['tod2', '11', 0.028],
  ['run_top', '1', 0.271],
  ['run_bottom', '1', 0.19],
  ['pin_top_tens', '1', 0.1],
  ['pin_bottom_units', '1', 0.1],
  ['top4', '1234', 0.0001],
  ['tod4', '1234', 0.0024],
  ['tod4', '1123', 0.0012],
]

describe('chances by counting', () => {
  it.each(rows)('LOTTO-1 %s %s wins with %d', (betType, number, chance) => {
    expect(chanceOf(betType, number)).toBeCloseTo(chance, 8)
  })

  it('LOTTO-1 tells the shapes whose chance differs, and no others', () => {
    expect(chancesOf('tod3').map(({ number }) => number)).toEqual(['123', '112', '111'])
    expect(chancesOf('top3').map(({ number }) => number)).toEqual(['123'])
    expect(chancesOf('tod4').map(({ chance }) => Math.round(chance * 10_000))).toEqual([24, 12, 6, 4, 1])
  })
})
