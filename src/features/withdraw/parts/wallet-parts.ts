/** Which wallets give what of a withdrawal, and what ends with it. */
import { satang, type Satang } from '#contracts/money.ts'
import type { DataOf } from '#contracts/kit.ts'
import type { getWithdrawOptions } from '#contracts/withdraw.ts'
import { partsOf } from '#rules/money/withdrawal.ts'

export type Options = DataOf<typeof getWithdrawOptions>

const giving = (options: Options) => options.wallets.filter((wallet) => wallet.withdrawable > 0)
const loses = ({ forfeit }: Options['wallets'][number]): Satang => forfeit ?? satang(0)

/** The wallet asked for when it gives something, otherwise the first that does: of several that may give, the first that loses nothing by it. */
export function walletToUse(options: Options, wish: string) {
  const wallets = giving(options)
  const first = options.takes_several ? wallets.find((wallet) => loses(wallet) === 0) : undefined
  return wallets.find((wallet) => wallet.wallet_id === wish) ?? first ?? wallets[0] ?? null
}

/** Wallets that a request from `first` may take from: that one alone, unless the platform takes from several. */
const givers = (options: Options, first: string) =>
  giving(options).filter(({ wallet_id }) => options.takes_several || wallet_id === first)

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** What they give at most, satang. */
export const mostOf = (options: Options, first: string): number =>
  sum(givers(options, first).map(({ withdrawable }) => withdrawable))

/** What each wallet gives of an amount, that which was chosen first, and what it loses by it. */
export function shares(options: Options, first: string, amount: number) {
  const wallets = givers(options, first)
  const asGiving = wallets.map((wallet) => ({
    id: wallet.wallet_id,
    own: wallet.withdrawable,
    forfeit: loses(wallet),
  }))
  return partsOf(amount, asGiving, first).map((part) => {
    const wallet = wallets.find(({ wallet_id }) => wallet_id === part.id)!
    return { wallet, amount: part.amount, forfeit: loses(wallet) }
  })
}

export type Share = ReturnType<typeof shares>[number]

/** The same amount, as far as it is there, of those alone that lose nothing; null where nothing would be lost, or they have less than `least`. */
export function withoutLoss(options: Options, first: string, amount: number, least: number): Share[] | null {
  if (shares(options, first, amount).every(({ forfeit }) => forfeit === 0)) return null
  const wallets = options.wallets.filter((wallet) => loses(wallet) === 0)
  const free = shares({ ...options, wallets }, first, amount)
  return free.length > 0 && totalOf(free) >= least ? free : null
}

/** Of all of them. */
export const totalOf = (all: readonly Share[]): Satang => satang(sum(all.map(({ amount }) => amount)))
