/** What is told of a credit with a condition before it is received. */
import { MAIN_WALLET_TYPE, type Wallet } from '#contracts/member.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { ownOf, standingOf } from '#rules/money/own-money.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { consent as words } from '#src/strings/rewards/consent.ts'

/** A credit with a condition; sums are satang. */
export interface CreditTerms {
  readonly of: keyof typeof words.titles
  /** What it is for, in words. */
  readonly name: string
  readonly credit: Satang
  /** What the member moves into it; 0 for what is given. */
  readonly moved: Satang
  readonly turnover: Satang
  /** Comma-separated game categories that count; empty is every one. */
  readonly categorys: string
  /** Epoch ms (UTC); null or undefined: see `days`. */
  readonly until?: number | null | undefined
  /** Days from the receipt, where the moment is not known yet; null or undefined: no end. */
  readonly days?: number | null | undefined
  /** Where it goes; undefined: the main wallet. */
  readonly walletId?: string | undefined
  /** Most that can be won from it; null or undefined: no limit. */
  readonly maxWithdraw?: Satang | null | undefined
}

/** What of all wallets stays the member's own. */
export const ownIn = (wallets: readonly Wallet[], moved: Satang): Satang =>
  satang(Math.max(0, wallets.reduce((sum, wallet) => sum + ownOf(standingOf(wallet)), 0) - moved))

/** Where it goes; the main wallet where nothing is said. */
export function walletName(wallets: readonly Wallet[] | undefined, id: string | undefined): string {
  const chosen = wallets?.find((one) =>
    id === undefined ? one.wallet_type_id === MAIN_WALLET_TYPE : one.id === id,
  )
  return chosen?.wallet_name ?? words.mainWallet
}

/** Until when it can be played. */
export function endText({ until, days }: CreditTerms): string {
  if (until != null) return formatDateTime(until)
  return days ? words.days(days) : words.noEnd
}
