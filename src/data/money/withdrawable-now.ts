import type { Wallet } from '#contracts/member.ts'
import type { Satang } from '#contracts/money.ts'
import { ownOf, standingOf } from '#rules/money/own-money.ts'

/** The member's own money of all wallets: what can be withdrawn now. */
export const withdrawableNow = (wallets: readonly Wallet[]): Satang =>
  wallets.reduce((sum, wallet) => sum + ownOf(standingOf(wallet)), 0) as Satang
