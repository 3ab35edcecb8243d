/**
 * What a promotion gives, what counts toward its turnover, and when it ends. Pure; sums are satang. What is whose
 * meanwhile and then: money/own-money.ts.
 */
import type { Wallet } from '#contracts/member.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { PROMOTION_LOCK_SATANG, type Promotion } from '#contracts/promotion.ts'
import type { PromotionTerms } from './promotion-terms.ts'

/** What receiving gives and asks for, satang: `turnover` to be played, `returnCredit` taken back when it is done. */
export interface Quote {
  readonly transfer: Satang
  readonly credit: Satang
  readonly turnover: Satang
  readonly returnCredit: Satang
}

/** What receiving would give. The transfer was checked before. */
export function quote(terms: PromotionTerms, transfer: Satang): Quote {
  const credit = creditOf(terms, transfer)
  return {
    transfer,
    credit,
    turnover: satang(Math.ceil(((transfer + credit) * (terms.times ?? 0)) / 100)),
    returnCredit: satang(terms.returnsBonus ? credit : 0),
  }
}

function creditOf({ percent, maxBonus, unreadable }: PromotionTerms, transfer: Satang): Satang {
  if (unreadable.length > 0) return satang(0)
  if (percent === null) return maxBonus
  const most = maxBonus > 0 ? maxBonus : Number.MAX_SAFE_INTEGER
  return satang(Math.min(Math.floor((transfer * percent) / 10_000), most))
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** `all`, nothing, or the category among those that the comma-separated text names. */
function namesCategory(categorys: string, category: string): boolean {
  const list = listOf(categorys)
  return list.length === 0 || list.includes('all') || list.includes(category)
}

type WalletKind = Pick<Wallet, 'wallet_type_id' | 'category' | 'can_deposit'>

/** PROMO-1: category, can_deposit and type. A wallet for everything is for the promotion's categories too. */
export function walletTakes(
  promotion: Pick<Promotion, 'categorys' | 'available_wallet_type_id'>,
  wallet: WalletKind,
): boolean {
  const types = listOf(promotion.available_wallet_type_id)
  const own = listOf(wallet.category)
  return (
    wallet.can_deposit &&
    (types.length === 0 || types.includes(String(wallet.wallet_type_id))) &&
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

interface Progress {
  readonly turnoverDone: Satang
  readonly turnoverTarget: Satang
  readonly targetBalance: Satang | null
}

/** Whether a round has ended the promotion, by what it still binds, and how; null while it goes on. */
export function endedBy(progress: Progress, bound: Satang): 'done' | 'spent' | null {
  if (progress.turnoverDone >= progress.turnoverTarget) return 'done'
  if (progress.targetBalance !== null && bound >= progress.targetBalance) return 'done'
  return bound === 0 ? 'spent' : null
}
