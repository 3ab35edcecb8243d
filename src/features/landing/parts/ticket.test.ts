import { expect, it } from 'vitest'
import type { Promotion } from '#contracts/promotion.ts'
import { ticketOf } from './ticket.ts'

const promotion = (type_id: number, bundles: Record<string, string>): Promotion => ({
  promotion_agent_id: '1',
  type_id,
  promotion_name: 'ต้อนรับสมาชิกใหม่',
  categorys: 'all',
  available_wallet_type_id: '',
  description: 'ฝากขั้นต่ำ 100 บาท',
  bundles: Object.entries(bundles).map(([key, val]) => ({ key, val, default_val: '' })),
  blocked_reason: '',
})

it.each([
  [
    'a share',
    1,
    { bonus_percent: '100', max_bonus: '1000', turnover_times: '5' },
    '100%',
    'โบนัส',
    'เทิร์น 5 เท่า',
  ],
  ['free credit', 3, { max_bonus: '50', turnover_times: '10' }, '฿50', 'เครดิตฟรี', 'เทิร์น 10 เท่า'],
  [
    'a large sum with satang',
    1,
    { max_bonus: '1500.00', turnover_times: '0' },
    '฿1,500',
    'โบนัส',
    'ไม่ต้องทำเทิร์น',
  ],
  ['no figure at all', 1, {}, 'โปร', 'โบนัส', ''],
] as const)('PROMO-4 a ticket of %s', (_, type, bundles, big, unit, footnote) => {
  expect(ticketOf(promotion(type, bundles))).toMatchObject({ big, unit, footnote, title: 'ต้อนรับสมาชิกใหม่' })
})

it('PROMO-4 falls back to the default of a bundle', () => {
  const base = promotion(1, {})
  const bundles = [{ key: 'bonus_percent', val: '', default_val: '20' }]
  expect(ticketOf({ ...base, bundles }).big).toBe('20%')
})
