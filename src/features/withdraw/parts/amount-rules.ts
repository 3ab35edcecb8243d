/** What the form says of an amount before it is sent. The server judges by the same rules (PAY-2). */
import { formatBaht } from '#rules/baht.ts'
import { typedBaht } from '#rules/typed-baht.ts'
import { withdraw } from '#src/strings/withdraw.ts'

export interface AmountLimits {
  readonly min: number
  readonly max: number
  /** What the chosen wallet gives. */
  readonly wallet: number
}

/** The sentence beside the field; null when the amount can be asked for. */
export function amountFault(text: string, { min, max, wallet }: AmountLimits): string | null {
  const amount = typedBaht(text)
  if (amount === null) return withdraw.amountRequired
  if (amount < min) return withdraw.underMin(formatBaht(min, { whole: true }))
  if (amount > wallet) return withdraw.overWallet(formatBaht(wallet))
  return amount > max ? withdraw.overMax(formatBaht(max, { whole: true })) : null
}

/** Quick amounts that make sense here, in satang; the last stands for everything. */
export function quickAmounts({ min, max, wallet }: AmountLimits): { amounts: number[]; all: number } {
  const all = Math.min(max, wallet)
  return { amounts: [500_00, 1_000_00, 2_000_00].filter((amount) => amount >= min && amount < all), all }
}
