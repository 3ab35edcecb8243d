import { expect, it } from 'vitest'
import { againAt } from './read-promotions.ts'

it('a daily promotion is back at midnight in Thailand', () => {
  const noon = Date.UTC(2026, 10, 20, 5)
  expect(againAt('daily', noon)).toBe(Date.UTC(2026, 10, 20, 17))
  expect(againAt('daily', Date.UTC(2026, 10, 20, 16, 59))).toBe(Date.UTC(2026, 10, 20, 17))
  expect(againAt('daily', Date.UTC(2026, 10, 20, 17))).toBe(Date.UTC(2026, 10, 21, 17))
  expect(againAt('once', noon)).toBeNull()
  expect(againAt('always', noon)).toBe(noon)
})
