import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { wins, type Digits } from './lotto-wins.ts'

/** The government draw of domain.md §1.1. */
const example: Digits = {
  top3: '456',
  bottom2: '90',
  top4: '7456',
  front3: ['214', '690'],
  bottom3: ['123', '789'],
}
const drawn = (top3: string, bottom2 = '00'): Digits => ({ ...example, top3, bottom2 })

/** Its rows: winners, losers. */
const rows: readonly (readonly [BetType, readonly string[], readonly string[]])[] = [
  ['top3', ['456'], ['465', '56', '0456']],
  ['tod3', ['456', '465', '546', '564', '645', '654'], ['455', '445', '466']],
  ['front3', ['214', '690'], ['960', '456', '123']],
  ['bottom3', ['123', '789'], ['321', '690']],
  ['top2', ['56'], ['65', '90', '45']],
  ['bottom2', ['90'], ['09', '56']],
  ['tod2', ['45', '54', '46', '64', '56', '65'], ['44', '47', '90']],
  ['run_top', ['4', '5', '6'], ['0', '7']],
  ['run_bottom', ['9', '0'], ['5']],
  ['top4', ['7456'], ['7465', '0456']],
  ['tod4', ['7456', '6547'], ['6544']],
  ['pin_top_units', ['6'], ['4', '5']],
  ['pin_top_tens', ['5'], ['4', '6']],
  ['pin_top_hundreds', ['4'], ['5', '6']],
  ['pin_bottom_units', ['0'], ['9']],
  ['pin_bottom_tens', ['9'], ['0']],
]

describe('which numbers win', () => {
  it('LOTTO-1 every bet type of the contract is tried', () => {
    expect(rows.map(([betType]) => betType).toSorted()).toEqual(Object.keys(betTypes).toSorted())
  })

  it.each(rows)('LOTTO-1 %s: %j win, %j lose', (betType, winners, losers) => {
    expect(winners.filter((number) => !wins(betType, number, example))).toEqual([])
    expect(losers.filter((number) => wins(betType, number, example))).toEqual([])
  })

  it('LOTTO-1 zeros in front count', () => {
    expect(wins('top3', '007', drawn('007'))).toBe(true)
    expect(wins('bottom2', '07', drawn('111', '07'))).toBe(true)
    expect(wins('bottom2', '7', drawn('111', '07'))).toBe(false)
    expect(wins('run_bottom', '0', drawn('111', '07'))).toBe(true)
  })

  it('LOTTO-1 repeated digits: each as often as the number has it', () => {
    expect(['122', '212', '221'].every((number) => wins('tod3', number, drawn('122')))).toBe(true)
    expect(wins('tod3', '112', drawn('122'))).toBe(false)
    expect(wins('tod3', '111', drawn('111'))).toBe(true)
    expect(wins('tod2', '22', drawn('122'))).toBe(true)
    expect(wins('tod2', '11', drawn('122'))).toBe(false)
    expect(wins('run_top', '2', drawn('222'))).toBe(true)
  })

  it('LOTTO-1 no fourth digit, no winner of four', () => {
    const none = { ...example, top4: null }
    expect(wins('top4', '7456', none) || wins('tod4', '7456', none)).toBe(false)
  })

  it('LOTTO-1 tod wins in whichever order it is written', () => {
    const digits = fc.stringMatching(/^\d{3}$/)
    fc.assert(
      fc.property(digits, digits, (number, top3) => {
        const backwards = [...number].toReversed().join('')
        expect(wins('tod3', number, drawn(top3))).toBe(wins('tod3', backwards, drawn(top3)))
        if (wins('top3', number, drawn(top3))) expect(wins('tod3', number, drawn(top3))).toBe(true)
      }),
    )
  })
})
