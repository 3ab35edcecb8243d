import type { Bank } from '#contracts/banks.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { bankName } from '#src/strings/money/banks.ts'

/**
 * An unusual length is pointed out once the number is longer than short banks have, never refused: sources conflict
 * (domain.md §6).
 */
export function accountHint(bank: Bank | undefined, digits: string): string | null {
  const usual = bank?.digits ?? []
  const longest = Math.max(...usual)
  if (!bank || usual.length === 0 || digits.length <= longest) return null
  return auth.accountNoUnusual(bankName(bank.id), usual.join(', '))
}
