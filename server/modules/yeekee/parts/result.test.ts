import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NUMBERS } from '#contracts/testing/yeekee-example.ts'
import { atRank, compute } from './result.ts'

const shots = (numbers: readonly string[]) => numbers.map((number, index) => ({ seq: index + 1, number }))

describe('LOTTO-1 the result of a round', () => {
  it('is that of the worked example', () => {
    const example = shots(NUMBERS)
    expect(atRank(example, 1)).toEqual({ seq: 20, number: '29673' })
    expect(compute(example)).toEqual({
      sum: 923_958,
      subtracted: { seq: 5, number: '61208' },
      difference: 862_750,
      digits: '62750',
      top3: '750',
      bottom2: '62',
    })
  })

  it('keeps zeros in front', () => {
    expect(compute(shots(Array<string>(16).fill('00000')))).toMatchObject({
      digits: '00000',
      top3: '000',
      bottom2: '00',
    })
    expect(compute(shots([...Array<string>(15).fill('00000'), '00042']))).toMatchObject({
      difference: 42,
      top3: '042',
      bottom2: '00',
    })
  })

  it('under sixteen nothing is subtracted; nobody at all, and the salt alone decides', () => {
    const few = compute(shots(NUMBERS.slice(0, 15)), 7)
    expect(few.subtracted).toBeUndefined()
    expect(few.difference).toBe(few.sum)
    expect(compute(shots([]), 4_321)).toMatchObject({ sum: 0, difference: 0, digits: '04321' })
  })

  it('the salt is added before the digits are taken', () => {
    expect(compute(shots(NUMBERS), 99_999)).toMatchObject({ difference: 862_750, digits: '62749' })
  })

  it('whatever is shot: five digits, and the difference never below zero', () => {
    const number = fc.integer({ min: 0, max: 99_999 }).map((value) => String(value).padStart(5, '0'))
    fc.assert(
      fc.property(fc.array(number, { minLength: 16, maxLength: 200 }), (numbers) => {
        const { sum, subtracted, difference, top3, bottom2 } = compute(shots(numbers))
        if (!subtracted) throw new Error('sixteen were shot')
        expect(subtracted.seq).toBe(numbers.length - 15)
        expect(difference).toBe(sum - Number(subtracted.number))
        expect(difference % 1000).toBe(Number(top3))
        expect(Math.floor(difference / 1000) % 100).toBe(Number(bottom2))
      }),
    )
  })
})
