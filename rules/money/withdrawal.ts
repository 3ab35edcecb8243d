/** What may be withdrawn (PAY-2, domain.md §5.3). Pure; figures are satang. */
import { parseBaht, satang, type Satang } from '#contracts/money.ts'
import { ownOf } from './own-money.ts'

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

/** A promotion in a wallet: what it asks to be played, and what withdrawing from the wallet takes back with its end. */
interface WalletPromotion {
  readonly name: string
  readonly done: Satang
  readonly target: Satang
  /** 0 where it has been given up already and only waits for bills. */
  readonly forfeit: Satang
}

/** A wallet as withdrawing sees it: satang, what of it is bound, and the promotion that binds it, null without one. */
export interface WalletMoney {
  readonly id: string
  readonly name: string
  readonly balance: Satang
  readonly bound: Satang
  readonly promotion: WalletPromotion | null
}

/** The member's own money of a wallet: a promotion binds no more than its own. */
export const withdrawableOf = (wallet: WalletMoney): Satang => ownOf(wallet)

const sum = (amounts: readonly Satang[]): Satang => satang(amounts.reduce((total, one) => total + one, 0))

/** Of all wallets together: their money, what of it can be withdrawn, and what is bound. */
export function totalsOf(wallets: readonly WalletMoney[]) {
  const balance = sum(wallets.map((wallet) => wallet.balance))
  const withdrawable = sum(wallets.map(withdrawableOf))
  return { balance, withdrawable, locked: satang(balance - withdrawable) }
}

/** A wallet that may give: its own money, and what a withdrawal from it takes back with its promotion's end; 0 for nothing. */
export interface Giving {
  readonly id: string
  readonly own: Satang
  readonly forfeit: Satang
}

/** What of a withdrawal one wallet gives. */
export interface WalletPart {
  readonly id: string
  readonly amount: Satang
}

/**
 * Where an amount comes from, if several wallets may give: the one that was chosen first, then the fullest of those that lose
 * nothing, then those that lose least. Less than the amount where all of them have less.
 */
export function partsOf(amount: number, wallets: readonly Giving[], first: string): WalletPart[] {
  const order = [...wallets].sort(
    (a, b) => Number(b.id === first) - Number(a.id === first) || a.forfeit - b.forfeit || b.own - a.own,
  )
  let left = amount
  return order.flatMap(({ id, own }) => {
    const part = Math.min(left, own)
    left -= part
    return part > 0 ? [{ id, amount: satang(part) }] : []
  })
}

/** What an amount is held against, satang. */
export interface WithdrawLimits {
  /** Of one request. */
  readonly min: number
  readonly max: number
  /** What the wallet gives, or all that may give. */
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
