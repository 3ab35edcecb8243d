import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { hasRepeat, ordersOf } from '#rules/lotto-bets.ts'
import { limitsOf } from '../bets/limits.ts'
import { linesFor } from '../bets/lines-for.ts'
import { half, type Half } from './halves.ts'
import { doubles, pairs, type PairPlace, siblings, triples } from './patterns.ts'
import { backSweep, frontSweep, nineteenDoors } from './sweeps.ts'
import { winNumbers } from './win.ts'

const unique = (numbers: readonly string[]) => new Set(numbers).size === numbers.length
const five = ['1', '3', '5', '7', '9']

/** The lines that a tod bet makes of numbers. */
function forTod(numbers: readonly string[]): string[] {
  const tod3 = { bet_type: 'tod3', name: '', digits: 3, rate: 150, tiers: [] }
  const rate = { ...tod3, min_amount: satang(100), max_amount: satang(1000) }
  return linesFor(numbers, [rate], limitsOf([]), { price: null, prices: null }).lines.map(
    ({ number }) => number,
  )
}

describe('LOTTO-1 entry tools, row by row of domain.md §4.1', () => {
  it.each([
    ['12', ['12', '21']],
    ['11', ['11']],
    ['123', ['123', '132', '213', '231', '312', '321']],
    ['112', ['112', '121', '211']],
    ['111', ['111']],
    ['07', ['07', '70']],
  ])('กลับเลข %s', (number, expected) => expect(ordersOf(number)).toEqual(expected))

  it('กลับเลข of any number holds it, each order once', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,4}$/), (number) => {
        const orders = ordersOf(number)
        expect(orders).toContain(number)
        expect(unique(orders)).toBe(true)
        for (const order of orders) expect([...order].sort()).toEqual([...number].sort())
      }),
    )
  })

  it('19 ประตู', () => {
    const doors = nineteenDoors('5')
    expect(doors).toHaveLength(19)
    expect(unique(doors)).toBe(true)
    expect(doors).toContain('05')
    expect(doors).toContain('50')
    expect(doors.every((number) => number.includes('5'))).toBe(true)
  })

  it('รูดหน้า and รูดหลัง', () => {
    expect(frontSweep('5')).toEqual(['50', '51', '52', '53', '54', '55', '56', '57', '58', '59'])
    expect(backSweep('5')).toEqual(['05', '15', '25', '35', '45', '55', '65', '75', '85', '95'])
  })

  it('เลขเบิ้ล and เลขตอง', () => {
    expect(doubles()).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99'])
    expect(triples()).toHaveLength(10)
    expect(triples()[9]).toBe('999')
  })

  it('เลขพี่น้อง, 10 or 20', () => {
    expect(siblings(false)).toEqual(['01', '12', '23', '34', '45', '56', '67', '78', '89', '90'])
    const both = siblings(true)
    expect(both).toHaveLength(20)
    expect(unique(both)).toBe(true)
    expect(both.slice(10)).toEqual(['10', '21', '32', '43', '54', '65', '76', '87', '98', '09'])
  })

  it.each<[PairPlace, RegExp]>([
    ['around', /^(\d)(?!\1)\d\1$/],
    ['front', /^(\d)\1(?!\1)\d$/],
    ['back', /^(\d)(?!\1)(\d)\2$/],
  ])('เลขหาม, เบิ้ลหน้า, เบิ้ลหลัง: %s, 90 without triples', (place, shape) => {
    const numbers = pairs(place)
    expect(numbers).toHaveLength(90)
    expect(unique(numbers)).toBe(true)
    for (const number of numbers) expect(number).toMatch(shape)
  })

  it('วินเลข 2 ตัว of five digits: 20, with doubles 25', () => {
    expect(winNumbers(five, 2, false)).toHaveLength(20)
    expect(winNumbers(five, 2, true)).toHaveLength(25)
    expect(winNumbers(five, 2, true)).toContain('33')
  })

  it('วินเลข 3 ตัว of five digits: 60, for tod 10', () => {
    expect(winNumbers(five, 3, false)).toHaveLength(60)
    expect(winNumbers(five, 3, true)).toHaveLength(125)
    expect(forTod(winNumbers(five, 3, false))).toHaveLength(10)
    expect(forTod(winNumbers(['9', '1', '5'], 3, false))).toEqual(['915'])
  })

  it('วินเลข of n digits: n(n-1), n², n(n-1)(n-2), a sixth of it for tod', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 9 }).map(String)), (digits) => {
        const n = digits.length
        expect(winNumbers(digits, 2, false)).toHaveLength(n * (n - 1))
        expect(winNumbers(digits, 2, true)).toHaveLength(n * n)
        expect(winNumbers(digits, 3, false)).toHaveLength(Math.max(0, n * (n - 1) * (n - 2)))
        expect(forTod(winNumbers(digits, 3, false))).toHaveLength(Math.max(0, (n * (n - 1) * (n - 2)) / 6))
      }),
    )
  })

  it.each<[Half, number, string, string]>([
    ['low', 50, '00', '49'],
    ['high', 50, '50', '99'],
    ['even', 50, '00', '98'],
    ['odd', 50, '01', '99'],
    ['evenEven', 25, '00', '88'],
    ['oddOdd', 25, '11', '99'],
  ])('สองตัวสูงต่ำคู่คี่: %s has %i, %s to %s', (which, count, first, last) => {
    const numbers = half(which)
    expect(numbers).toHaveLength(count)
    expect([numbers[0], numbers.at(-1)]).toEqual([first, last])
  })

  it('a tod bet on repeated digits is told from one on three different', () => {
    expect(['122', '111', '00'].every(hasRepeat)).toBe(true)
    expect(['123', '01'].some(hasRepeat)).toBe(false)
  })
})
