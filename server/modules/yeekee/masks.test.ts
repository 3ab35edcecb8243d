import { expect, it } from 'vitest'
import { maskName, maskNumber } from './masks.ts'

it('LOTTO-1 shows two digits of a number', () => {
  expect(maskNumber('00912')).toBe('00***')
})

it.each([
  ['aekkasit77', 'aek•••77'],
  ['malee', 'm•••e'],
  ['abc', 'a•••'],
  ['ab', '•••'],
  ['', '•••'],
])('LOTTO-1 of the name %s shows %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
