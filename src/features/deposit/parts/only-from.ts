import { bankById } from '#contracts/banks.ts'
import type { DepositOrder } from '#contracts/payment.ts'
import { formatByMask, formatPhone } from '#src/lib/text.ts'
import { bankName } from '#src/strings/money/banks.ts'
import { depositOrder as words } from '#src/strings/money/deposit.ts'

/** `0000004821` grouped as the bank does, its last four: `482-1`. */
function lastOf(digits: string, mask: readonly number[]): string {
  const grouped = formatByMask(digits, mask)
  let at = grouped.length
  for (let left = 4; left > 0 && at > 0; at--) if (/\d/.test(grouped[at - 1]!)) left -= 1
  return grouped.slice(at).replace(/^-/, '')
}

/** Whose money counts; '' where the platform does not say. */
export function onlyFrom({ kind, pay_from: account, pay_from_mobile: mobile }: DepositOrder): string {
  if (kind === 'truemoney') return mobile ? words.onlyMobile(formatPhone(mobile)) : ''
  if (!account) return ''
  const bank = bankById(account.bank_id)
  if (kind === 'qr') return words.onlyName(account.bank_account_name)
  const last = lastOf(account.bank_account_no, bank?.mask ?? [])
  return words.onlyFrom(bankName(account.bank_id), last, account.bank_account_name)
}
