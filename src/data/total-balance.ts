import type { Wallet } from '#contracts/member.ts'
import type { Satang } from '#contracts/money.ts'
import { ownOf, standingOf } from '#rules/money/own-money.ts'

/** SHELL-3: what all wallets hold together. Satang are integers, so the sum is exact. */
export const totalBalance = (wallets: ReadonlyArray<{ balance: Satang }>): Satang =>
  wallets.reduce((sum, { balance }) => sum + balance, 0) as Satang

/** The member's own money of all wallets: what can be withdrawn now. */
export const withdrawableNow = (wallets: readonly Wallet[]): Satang =>
  wallets.reduce((sum, wallet) => sum + ownOf(standingOf(wallet)), 0) as Satang
