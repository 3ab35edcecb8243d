import { expect, it } from 'vitest'
import { groupAmount, tidyAmount } from './amount-text.ts'

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

it.each([
  ['', ''],
  ['500', '500'],
  ['1500', '1,500'],
  ['1500.', '1,500.'],
  ['250000.25', '250,000.25'],
  ['123456789', '123,456,789'],
  ['0.1234', '0.1234'],
])('%j is drawn as %j', (kept, drawn) => {
  expect(groupAmount(kept)).toBe(drawn)
})
