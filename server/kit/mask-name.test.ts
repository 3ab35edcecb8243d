import { expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

it.each([
  ['aekkasit77', 'aek•••77'],
  ['malee', 'm•••e'],
  ['abc', 'a•••'],
  ['ab', '•••'],
  ['', '•••'],
])('LOTTO-1 of the name %s shows %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
