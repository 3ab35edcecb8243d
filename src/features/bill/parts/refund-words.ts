import type { Bill } from '#contracts/bills.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { billNews as words } from '#src/strings/lotto/bill.ts'

export const refundWords = (refunded: readonly Bill[]): string =>
  words.refunds(
    formatCount(refunded.length),
    formatBaht(refunded.reduce((sum, bill) => sum + bill.refunded, 0)),
  )
