/** What stands in the way of a withdrawal, in words; by the rules of rules/money/withdrawal.ts. Pure. PAY-2, domain.md §5.3. */
import type { Satang } from '#contracts/money.ts'
import {
  totalsOf,
  withdrawableOf,
  withdrawFault,
  type WalletMoney,
  type WithdrawRules,
} from '#rules/money/withdrawal.ts'
import { withdrawMessages as words } from '../../../strings/withdraw.ts'

/** Why nothing can be withdrawn now, in words, and the page that changes it ('' when only waiting does). */
export interface Block {
  readonly code: 'age' | 'bank' | 'bank_account' | 'open_request' | 'times' | 'turnover' | 'balance'
  readonly message: string
  readonly link: string
}

export interface Situation {
  readonly rules: WithdrawRules
  readonly wallets: readonly WalletMoney[]
  readonly bankAccounts: number
  readonly open: { readonly id: string; readonly ref: string } | null
  readonly timesUsed: number
  /** A date of birth is to be told first. */
  readonly asksBirthday: boolean
  /** A bank is there to pay. */
  readonly bank: boolean
}

/** Every block there is, not just the first: the member sees all that is to be done. */
export function blocksOf(situation: Situation): Block[] {
  const { rules, wallets, bankAccounts, open, timesUsed, asksBirthday, bank } = situation
  const { withdrawable, locked } = totalsOf(wallets)
  const blocks: (Block | false)[] = [
    asksBirthday && { code: 'age', message: words.birthdayFirst, link: '' },
    !bank && { code: 'bank', message: words.noBank, link: '' },
    bankAccounts === 0 && { code: 'bank_account', message: words.noBankAccount, link: '/member/profile' },
    open !== null && {
      code: 'open_request',
      message: words.openRequest(open.ref),
      link: `/member/withdraw/${open.id}`,
    },
    timesUsed >= rules.timesPerDay && {
      code: 'times',
      message: words.timesUsed(rules.timesPerDay),
      link: '',
    },
    withdrawable === 0 &&
      locked > 0 && { code: 'turnover', message: words.turnover, link: '/member/promotions' },
    withdrawable < rules.min &&
      !(withdrawable === 0 && locked > 0) && {
        code: 'balance',
        message: words.tooLittle(rules.min),
        link: '/member/deposit',
      },
  ]
  return blocks.filter((block) => block !== false)
}

/** The sentence against this amount, of which a wallet gives `part`; null when nothing is. */
export function amountFault(
  amount: Satang,
  part: Satang,
  wallet: WalletMoney,
  { min, max }: WithdrawRules,
): string | null {
  const withdrawable = withdrawableOf(wallet)
  // Of the whole amount its bounds, of the wallet what it gives.
  const fault = withdrawFault(amount, { min, max, wallet: amount })
  switch (fault ?? (part > withdrawable ? 'over_wallet' : null)) {
    case 'under_min':
      return words.underMin(min)
    case 'over_max':
      return words.overMax(max)
    case 'over_wallet':
      return words.overBalance(withdrawable)
    case null:
      return null
  }
}
