import type { StatementLine } from '#contracts/statement.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { statement } from '#src/strings/money/statement.ts'

/** Where the cause of a line is shown; null where the line itself is all there is. */
export function causeOf({ target, target_id }: Pick<StatementLine, 'target' | 'target_id'>) {
  const words = statement.openCause
  switch (target) {
    case 'deposit':
      return target_id ? { path: paths.memberPayment(target_id), words: words.deposit } : null
    case 'withdrawal':
      return target_id ? { path: paths.memberWithdrawal(target_id), words: words.withdrawal } : null
    case 'bill':
      return target_id ? { path: paths.lottoBills({ bill: target_id }), words: words.bill } : null
    case 'promotion':
      return { path: paths.memberPromotions(), words: words.promotion }
    case 'cashback':
      return { path: paths.cashback(), words: words.cashback }
    case 'winloss':
      return { path: paths.memberWinloss({ view: 'history' }), words: words.winloss }
    default:
      return null
  }
}
