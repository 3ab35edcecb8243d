import { expect, it } from 'vitest'
import { fieldText } from './field-text.ts'

const text = (part: string, key: string, value: string, kind = '') =>
  fieldText(
    part,
    [
      { key: 'kind', value: kind },
      { key, value },
    ],
    { key, value },
  )

it('a moment is Thai, a sum is baht, points and minutes are neither', () => {
  expect(text('sessions', 'created_at', '2026-11-24T18:00:00.123+00:00')).toBe('25 พ.ย. 2569 01:00 น.')
  expect(text('checkins', 'day', '2026-11-24')).toBe('24 พ.ย. 2569')
  expect(text('withdrawals', 'amount', '50090')).toBe('฿500.90')
  expect(text('ledger_postings', 'amount', '-100')).toBe('-฿1.00')
  expect(text('point_movements', 'amount', '500')).toBe('500')
  expect(text('protection_limits', 'amount', '100000', 'deposit')).toBe('฿1,000.00')
  expect(text('protection_limits', 'amount', '120', 'time')).toBe('120')
  expect(text('game_rounds', 'stake', '1000')).toBe('฿10.00')
  expect(text('game_sessions', 'demo', 'false')).toBe('ไม่ใช่')
  expect(text('withdrawals', 'reason', '')).toBe('–')
})
