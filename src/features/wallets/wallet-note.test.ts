import { expect, it } from 'vitest'
import { wallets } from '#src/strings/money/wallets.ts'
import { walletNote } from './wallet-note.ts'

it.each([
  ['all', '', wallets.forAll],
  ['', '', wallets.forAll],
  ['slot', '', wallets.only(wallets.categories.slot)],
  ['slot', 'x', wallets.withPromotion],
  ['unheard-of', '', wallets.forAll],
])('WALLET-1 category %j with promotion %j reads %j', (category, active_promotion_name, note) => {
  expect(walletNote({ category, active_promotion_name })).toBe(note)
})
