/** What the form says of an amount before it is sent. The server judges by the same rules (PAY-2). */
import { formatBaht } from '#rules/baht.ts'
import { typedBaht } from '#rules/typed-baht.ts'
import { withdrawFault, type WithdrawLimits } from '#rules/money/withdrawal.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'

/** The sentence beside the field; null when the amount can be asked for. */
export function amountFault(
  text: string,
  { min, max, wallet }: WithdrawLimits,
  /** What is held against is not one wallet's money but all of it. */
  several = false,
): string | null {
  const amount = typedBaht(text)
  if (amount === null) return withdraw.amountRequired
  const fault = withdrawFault(amount, { min, max, wallet })
  if (fault === 'under_min') return withdraw.underMin(formatBaht(min, { whole: true }))
  if (fault === 'over_max') return withdraw.overMax(formatBaht(max, { whole: true }))
  if (fault !== 'over_wallet') return null
  return several ? withdraw.overAll(formatBaht(wallet)) : withdraw.overWallet(formatBaht(wallet))
}

/** Quick amounts that make sense here, in satang; the last stands for everything. */
export function quickAmounts({ min, max, wallet }: WithdrawLimits): { amounts: number[]; all: number } {
  const all = Math.min(max, wallet)
  return { amounts: [500_00, 1_000_00, 2_000_00].filter((amount) => amount >= min && amount < all), all }
}
