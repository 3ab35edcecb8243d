/** What a promotion's bundles say, read once for whoever shows them: promotion pages, the deposit page. */
import { parseBaht, satang, type Satang } from '#contracts/money.ts'
import { FREE_CREDIT_TYPE, type BundleKey, type Promotion } from '#contracts/promotion.ts'

export interface PromotionTerms {
  /** `free` needs no transfer; `rebate` is given by the agent by itself, nobody receives it here. */
  kind: 'deposit' | 'free' | 'rebate'
  minTransfer: Satang
  /** The only amount that is taken; null where the member chooses. */
  fixedTransfer: Satang | null
  /** As the agent wrote it, `15` or `12.5`; '' where the bonus is no share. */
  percent: string
  maxBonus: Satang
  /** Turnover as a multiple, as the agent wrote it; '' where it says nothing, `0` where none is asked for. */
  times: string
  maxWithdraw: Satang | null
  validDays: string
  banner: string
  details: readonly string[]
}

/** `val` where set, `default_val` otherwise (PROMO-4). */
export function bundleOf(promotion: Pick<Promotion, 'bundles'>, key: BundleKey): string {
  const found = promotion.bundles.find((bundle) => bundle.key === key)
  return found?.val || found?.default_val || ''
}

/** `details` is a JSON list of sentences; a platform that writes anything else shows it as the one sentence it is. */
function detailsOf(text: string): readonly string[] {
  if (text === '') return []
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list)) return list.filter((line) => typeof line === 'string' && line !== '')
  } catch {
    // Not JSON: shown as it is.
  }
  return [text]
}

export function termsOf(promotion: Promotion): PromotionTerms {
  const text = (key: BundleKey) => bundleOf(promotion, key)
  const sum = (key: BundleKey) => parseBaht(text(key).trim()) ?? satang(0)
  const isFree = promotion.type_id === FREE_CREDIT_TYPE
  return {
    kind: text('kind') === 'rebate' ? 'rebate' : isFree ? 'free' : 'deposit',
    minTransfer: sum('min_transfer_amount'),
    fixedTransfer: sum('fixed_transfer_amount') || null,
    percent: isFree ? '' : text('bonus_percent'),
    maxBonus: sum('max_bonus'),
    times: text('turnover_times'),
    maxWithdraw: sum('max_withdraw') || null,
    validDays: text('valid_days'),
    banner: text('banner_img'),
    details: detailsOf(text('details')),
  }
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

interface WalletKind {
  category: string
  can_deposit: boolean
  wallet_type_id: number
}

/** PROMO-1: category, can_deposit and type. A wallet for everything is for the promotion's categories too. */
export function walletTakes(
  promotion: Pick<Promotion, 'available_wallet_type_id' | 'categorys'>,
  wallet: WalletKind,
): boolean {
  const types = listOf(promotion.available_wallet_type_id)
  const wanted = listOf(promotion.categorys)
  const own = listOf(wallet.category)
  const fits = (list: readonly string[]) => list.length === 0 || list.includes('all')
  return (
    wallet.can_deposit &&
    (types.length === 0 || types.includes(String(wallet.wallet_type_id))) &&
    (fits(wanted) || fits(own) || own.some((category) => wanted.includes(category)))
  )
}
