import { expect, it } from 'vitest'
import { billStates } from '#contracts/bills.ts'
import { cashbackKinds } from '#contracts/cashback.ts'
import { betTypes } from '#contracts/lotto.ts'
import { channelKinds, depositStates } from '#contracts/payment.ts'
import { limitKinds, limitPeriods } from '#contracts/protection.ts'
import { rewardKinds } from '#contracts/reward.ts'
import { withdrawalStates } from '#contracts/withdraw.ts'
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

it.each([
  ['lotto_bills', 'state', billStates],
  ['lotto_lines', 'bet_type', Object.keys(betTypes)],
  ['cashbacks', 'kind', cashbackKinds],
  ['payment_orders', 'kind', channelKinds],
  ['payment_orders', 'state', depositStates],
  ['payment_events', 'outcome', ['credited', 'held', 'unmatched', 'returned']],
  ['payment_events', 'reason', ['limit', 'paused', 'name', 'amount', 'exact', 'late', 'again', 'cancelled']],
  ['payment_returns', 'state', ['waiting', 'sending', 'done', 'refused', 'by_hand']],
  ['protection_limits', 'kind', limitKinds],
  ['protection_limits', 'period', limitPeriods],
  ['protection_changes', 'act', ['set', 'kept', 'asked', 'confirmed', 'dropped']],
  ['member_pauses', 'kind', ['time_out', 'self_exclusion', 'closed', 'register', 'age']],
  ['redemptions', 'kind', rewardKinds],
  ['withdrawals', 'state', withdrawalStates],
  ['withdrawals', 'reason', ['name_mismatch', 'account_closed', 'refused']],
  ['ledger_postings', 'kind', ['deposit', 'lotto.bill', 'lotto.claim-back', 'game.round', 'wheel.credit']],
  ['something_new', 'state', ['never_heard_of']],
])('%s: each %s is a Thai word, none of the database', (part, key, kept) => {
  const said = kept
    .filter((value) => value !== 'qr')
    .map((value) => text(part, key, value, key === 'kind' ? value : ''))
  expect(said.filter((word) => word === '' || /[a-z]/i.test(word))).toEqual([])
})

it('what a person wrote stays as it is', () => {
  expect(text('protection_changes', 'reason', 'asked by phone')).toBe('asked by phone')
  expect(text('wallets', 'name', 'main')).toBe('main')
  expect(text('members', 'username', 'deposit')).toBe('deposit')
})

it('what was changed reads as a line: names, words, moments; what is for machines is not there', () => {
  const after = '{"kind":"time_out","started_at":1795543200000,"ends_at":null,"operation":"x"}'
  expect(text('member_changes', 'after', after)).toBe(
    'ประเภท พักการเล่น, เริ่มเมื่อ 25 พ.ย. 2569 01:00 น., สิ้นสุดเมื่อ –',
  )
  expect(text('protection_changes', 'after', '30000', 'deposit')).toBe('฿300.00')
  expect(text('protection_changes', 'after', '60', 'time')).toBe('60')
  expect(text('protection_days', 'played', '125000')).toBe('2')
})
