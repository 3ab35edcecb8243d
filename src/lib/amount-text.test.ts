import { expect, it } from 'vitest'
import { tidyAmount } from './amount-text.ts'

it.each([
  ['', ''],
  ['500', '500'],
  ['1,500.257', '1500.25'],
  ['007', '7'],
  ['0', '0'],
  ['.5', '0.5'],
  ['5.', '5.'],
  ['1.2.3', '1.23'],
  ['-20', '20'],
  ['฿ ๑,๒๕๐.๕๐', '1250.50'],
  ['12345678901', '123456789'],
  ['abc', ''],
])('an amount typed as %j is kept as %j', (typed, kept) => {
  expect(tidyAmount(typed)).toBe(kept)
})
