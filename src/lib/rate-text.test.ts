import { expect, it } from 'vitest'
import { formatRate } from './rate-text.ts'

it.each([
  [900, '900'],
  [3.2, '3.2'],
  [47.5, '47.5'],
  [1000, '1,000'],
  [0.1 + 0.2, '0.3'],
])('a rate of %d reads %s', (rate, text) => expect(formatRate(rate)).toBe(text))
