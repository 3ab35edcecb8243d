/** A promotion's figures, read once from the texts of its bundles (PROMO-3, PROMO-4). Sums are satang. */
import { parseBaht, satang, type Satang } from '#contracts/money.ts'
import { FREE_CREDIT_TYPE, type BundleKey } from '#contracts/promotion.ts'

export interface Terms {
  /** `free` needs no transfer; `rebate` is given by the house by itself. */
  readonly kind: 'deposit' | 'free' | 'rebate'
  readonly minTransfer: Satang
  /** The only amount that is taken; null where the member chooses. */
  readonly fixedTransfer: Satang | null
  /** Bonus in hundredths of a percent of the transfer; 0: the bonus is `maxBonus`. */
  readonly percent: number
  /** 0: no limit. */
  readonly maxBonus: Satang
  /** Turnover as a multiple, in hundredths. */
  readonly times: number
  readonly maxWithdraw: Satang | null
  readonly targetBalance: Satang | null
  readonly returnsBonus: boolean
  readonly validDays: number | null
}

interface Bundle {
  readonly key: string
  readonly val: string | null
  readonly defaultVal: string
}

const above = (sum: Satang) => (sum > 0 ? sum : null)

/** Texts that are no numbers read as 0: a promotion that an agent mistyped gives nothing, rather than anything. */
export function termsOf(typeId: number, bundles: readonly Bundle[]): Terms {
  const text = (key: BundleKey) => {
    const found = bundles.find((bundle) => bundle.key === key)
    return found?.val || found?.defaultVal || ''
  }
  const sum = (key: BundleKey) => satang(Math.max(parseBaht(text(key)) ?? 0, 0))
  const days = Number(text('valid_days'))
  return {
    kind: text('kind') === 'rebate' ? 'rebate' : typeId === FREE_CREDIT_TYPE ? 'free' : 'deposit',
    minTransfer: sum('min_transfer_amount'),
    fixedTransfer: above(sum('fixed_transfer_amount')),
    // Two decimals, as of baht.
    percent: sum('bonus_percent'),
    maxBonus: sum('max_bonus'),
    times: sum('turnover_times'),
    maxWithdraw: above(sum('max_withdraw')),
    targetBalance: above(sum('target_balance')),
    returnsBonus: text('return_bonus') === '1',
    validDays: Number.isInteger(days) && days > 0 ? days : null,
  }
}
