/** What may be withdrawn (PAY-2, domain.md §5.3). Pure; figures are satang. */
import { parseBaht, satang, type Satang } from '#contracts/money.ts'

/** The agent’s rules of withdrawing: satang for each request, `timesPerDay` by the Thai day. */
export interface WithdrawRules {
  readonly min: Satang
  readonly max: Satang
  readonly timesPerDay: number
  /** Of each withdrawal, taken from what reaches the account. */
  readonly fee: Satang
}

/** Where the agent has set nothing. */
const usual: WithdrawRules = {
  min: satang(100_00),
  max: satang(200_000_00),
  timesPerDay: 3,
  fee: satang(0),
}

/**
 * Reads the agent's settings `withdraw_min`, `withdraw_max`, `withdraw_fee` (baht) and `withdraw_times`, blanks around
 * them aside. What cannot be read, or is below zero, leaves the usual.
 */
export function rulesFrom(settings: ReadonlyMap<string, string>): WithdrawRules {
  const amount = (key: string, instead: Satang) => {
    const read = parseBaht(settings.get(key)?.trim() ?? '')
    return read !== null && read >= 0 ? read : instead
  }
  const times = Number(settings.get('withdraw_times') ?? Number.NaN)
  const fee = amount('withdraw_fee', usual.fee)
  return {
    // Something must reach the account.
    min: satang(Math.max(amount('withdraw_min', usual.min), fee + 1)),
    max: amount('withdraw_max', usual.max),
    fee,
    timesPerDay: Number.isSafeInteger(times) && times > 0 ? times : usual.timesPerDay,
  }
}

/** What reaches the bank account. */
export const netOf = (amount: Satang, fee: Satang): Satang => satang(amount - fee)

/** What a promotion asks to be played with a wallet's money before it may leave. */
interface WalletTurnover {
  readonly name: string
  readonly done: Satang
  readonly target: Satang
}

/** A wallet as withdrawing sees it: satang, and the turnover of its promotion, null without one. */
export interface WalletMoney {
  readonly id: string
  readonly name: string
  readonly balance: Satang
  readonly turnover: WalletTurnover | null
}

/** Turnover left in a wallet; none without a promotion. */
export const turnoverLeft = ({ turnover }: Pick<WalletMoney, 'turnover'>): Satang =>
  satang(turnover ? Math.max(0, turnover.target - turnover.done) : 0)

/** All of a wallet's money or nothing: a promotion binds the whole wallet. */
export const withdrawableOf = (wallet: WalletMoney): Satang =>
  turnoverLeft(wallet) > 0 ? satang(0) : wallet.balance

const sum = (amounts: readonly Satang[]): Satang => satang(amounts.reduce((total, one) => total + one, 0))

/** Of all wallets together: their money, what of it can be withdrawn, and what is bound. */
export function totalsOf(wallets: readonly WalletMoney[]) {
  const balance = sum(wallets.map((wallet) => wallet.balance))
  const withdrawable = sum(wallets.map(withdrawableOf))
  return { balance, withdrawable, locked: satang(balance - withdrawable) }
}

/** What an amount is held against, satang. */
export interface WithdrawLimits {
  /** Of one request. */
  readonly min: number
  readonly max: number
  /** What the wallet gives. */
  readonly wallet: number
}

/** The first thing against an amount; null when it can be asked for. */
export function withdrawFault(
  amount: number,
  { min, max, wallet }: WithdrawLimits,
): 'under_min' | 'over_max' | 'over_wallet' | null {
  if (amount < min) return 'under_min'
  if (amount > max) return 'over_max'
  return amount > wallet ? 'over_wallet' : null
}
