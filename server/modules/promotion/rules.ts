/**
 * What a promotion gives, what counts toward its turnover, and what is whose when it ends. Pure; sums are satang.
 *
 * [Note: Whose money]
 * A wallet has one balance, and the member's own money in it is lost before the credit is. Given up or run out of
 * time, a promotion takes back its credit and what was won with it; the member keeps what is left of their own.
 * Played to the end, everything stays but what lies above `maxWithdraw` beside the member's own money.
 */
import { satang, type Satang } from '#contracts/money.ts'
import { PROMOTION_LOCK_SATANG } from '#contracts/promotion.ts'
import type { Terms } from './terms.ts'

export interface Quote {
  readonly transfer: Satang
  readonly credit: Satang
  readonly turnover: Satang
  readonly returnCredit: Satang
}

/** What receiving would give. The transfer was checked before. */
export function quote(terms: Terms, transfer: Satang): Quote {
  const share = Math.floor((transfer * terms.percent) / 10_000)
  const most = terms.maxBonus > 0 ? terms.maxBonus : Number.MAX_SAFE_INTEGER
  const byShare = terms.kind !== 'free' && terms.percent > 0
  const credit = satang(byShare ? Math.min(share, most) : terms.maxBonus)
  return {
    transfer,
    credit,
    turnover: satang(Math.ceil(((transfer + credit) * terms.times) / 100)),
    returnCredit: satang(terms.returnsBonus ? credit : 0),
  }
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** `all`, nothing, or the category among those that the comma-separated text names. */
export function namesCategory(categorys: string, category: string): boolean {
  const list = listOf(categorys)
  return list.length === 0 || list.includes('all') || list.includes(category)
}

interface WalletKind {
  readonly walletTypeId: number
  readonly category: string
  readonly canDeposit: boolean
}

/** PROMO-1: category, can_deposit and type. A wallet for everything is for the promotion's categories too. */
export function walletTakes(
  promotion: { readonly categorys: string; readonly availableWalletTypeId: string },
  wallet: WalletKind,
): boolean {
  const types = listOf(promotion.availableWalletTypeId)
  const own = listOf(wallet.category)
  return (
    wallet.canDeposit &&
    (types.length === 0 || types.includes(String(wallet.walletTypeId))) &&
    (own.length === 0 ||
      own.includes('all') ||
      own.some((category) => namesCategory(promotion.categorys, category)))
  )
}

/** PROMO-2: with this much the promotion under way is still being played, and no other can be received. */
export const isLocked = (balance: number): boolean => balance >= PROMOTION_LOCK_SATANG

/** Games in which the same stake can be laid on both sides. */
const twoSided = ['casino', 'sport']

/** A stake counts whole, whether won or lost; a bet on two sides that only came back was no risk, and counts nothing. */
export function countedStake(
  categorys: string,
  play: { readonly category: string; readonly stake: Satang; readonly win: Satang },
): Satang {
  if (!namesCategory(categorys, play.category)) return satang(0)
  const drawn = play.win === play.stake && twoSided.includes(play.category)
  return drawn ? satang(0) : play.stake
}

interface Held {
  readonly balance: Satang
  /** The member's own money in the wallet at the start, and what they added since. */
  readonly own: Satang
  readonly credit: Satang
}

export interface Share {
  /** Goes back to the house. */
  readonly forfeit: Satang
  /** Stays in the wallet. */
  readonly keep: Satang
}

const share = (balance: number, keep: number): Share => ({
  keep: satang(keep),
  forfeit: satang(balance - keep),
})

/** Given up or run out of time ([Note: Whose money]). */
export const shareOfCancelled = ({ balance, own, credit }: Held): Share =>
  share(balance, Math.max(0, Math.min(own, balance - credit)))

/** Played to the end ([Note: Whose money]). */
export function shareOfDone(
  { balance, own }: Held,
  limits: { readonly maxWithdraw: Satang | null; readonly returnCredit: Satang },
): Share {
  const most = limits.maxWithdraw === null ? balance : own + limits.maxWithdraw
  return share(balance, Math.min(Math.max(0, balance - limits.returnCredit), most))
}

interface Progress {
  readonly turnoverDone: Satang
  readonly turnoverTarget: Satang
  readonly targetBalance: Satang | null
}

/** Whether a round has ended the promotion, and how; null while it goes on. */
export function endedBy(progress: Progress, balance: Satang): 'done' | 'spent' | null {
  if (progress.turnoverDone >= progress.turnoverTarget) return 'done'
  if (progress.targetBalance !== null && balance >= progress.targetBalance) return 'done'
  return balance === 0 ? 'spent' : null
}
