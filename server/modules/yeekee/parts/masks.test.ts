import { expect, it } from 'vitest'
import { maskNumber } from './masks.ts'

it('LOTTO-1 shows two digits of a number', () => {
  expect(maskNumber('00912')).toBe('00***')
})
