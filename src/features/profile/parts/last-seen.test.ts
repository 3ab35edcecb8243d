import { expect, it } from 'vitest'
import { lastSeen } from './last-seen.ts'

const now = Date.UTC(2026, 10, 20, 5)

it.each([
  [Date.UTC(2026, 10, 20, 4, 4), 'วันนี้ 11:04 น.'],
  // Bangkok's yesterday began while the clock of Greenwich still said the day before.
  [Date.UTC(2026, 10, 18, 17, 30), 'เมื่อวาน 00:30 น.'],
  [Date.UTC(2026, 10, 19, 14, 4), 'เมื่อวาน 21:04 น.'],
  [Date.UTC(2026, 10, 12, 5), '12 พ.ย. 2569'],
])('LOGIN-7 %d was %s', (at, text) => expect(lastSeen(at, now)).toBe(text))
