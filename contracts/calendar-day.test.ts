import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isCalendarDay } from './calendar-day.ts'
import { day } from './wire.ts'

it.each([
  ['2026-11-20', true],
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['1999-12-31', false],
  ['2101-01-01', false],
  ['2026-02-31', false],
  ['2026-1-1', false],
  ['', false],
  ['yesterday', false],
])('%j is a day, to a page as to a call: %s', (text, is) => {
  expect(isCalendarDay(text)).toBe(is)
  expect(z.safeParse(day(), text).success).toBe(is)
})
