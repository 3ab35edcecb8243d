import { expect, it } from 'vitest'
import { splitDifference } from './split-difference.ts'

it.each([
  [5_604_538, '5,6'],
  [862_750, '8'],
  [12_345_678, '12,3'],
  [100_000, '1'],
  [99_999, ''],
  [42, ''],
])('LOTTO-1 of %d, %j stands before the five digits', (difference, front) => {
  expect(splitDifference(difference)).toBe(front)
})
