import type { Satang } from '#contracts/money.ts'

/** SHELL-3: what all wallets hold together. Satang are integers, so the sum is exact. */
export const totalBalance = (wallets: ReadonlyArray<{ balance: Satang }>): Satang =>
  wallets.reduce((sum, { balance }) => sum + balance, 0) as Satang
