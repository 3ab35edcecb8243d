import { expect, it } from 'vitest'
import { bankById, banks } from '#contracts/banks.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { accountHint } from './account-hint.ts'
import { findBanks } from './bank-search.ts'

it('DATA-1 an empty search shows every bank in its usual order', () => expect(findBanks(' ')).toEqual(banks))

it.each([
  ['kbank', 'KBANK'],
  ['กสิกร', 'KBANK'],
  ['กสีกร', 'KBANK'],
  ['SCB', 'SCB'],
  ['ไทยพาณิชย', 'SCB'],
  ['siam com', 'SCB'],
  ['ออมสิน', 'GSB'],
  ['ธกส', 'BAAC'],
  ['ธ.ก.ส.', 'BAAC'],
  ['government sav', 'GSB'],
  ['ttb', 'TTB'],
  ['กรุงเทพ', 'BBL'],
  ['กรุงไทย', 'KTB'],
])('DATA-1 %j finds %s first', (query, code) => expect(findBanks(query)[0]?.short_name).toBe(code))

it('DATA-1 nothing is found for what no bank is called', () => expect(findBanks('zzz')).toEqual([]))

it('REG-2 an unusual length is pointed out, never refused', () => {
  const scb = bankById(4)
  expect(accountHint(scb, '4021234821')).toBeNull()
  expect(accountHint(scb, '40212348210')).toBe(auth.accountNoUnusual('ไทยพาณิชย์', '10'))
  expect(accountHint(undefined, '1'.repeat(20))).toBeNull()
})
