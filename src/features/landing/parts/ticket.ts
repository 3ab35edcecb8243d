import type { BundleKey, Promotion } from '#contracts/promotion.ts'
import { baht, formatCount } from '#rules/baht.ts'
import { landing } from '#src/strings/landing.ts'

/** `type_id` of free credit (contracts/promotion.ts; its value is not imported, it would bring the schemas along). */
const FREE_CREDIT = 3

interface Ticket {
  big: string
  unit: string
  title: string
  text: string
  footnote: string
}

/** The bundle's value, or what the platform says where none was set (PROMO-4). */
function bundle(promotion: Promotion, key: BundleKey): string {
  const found = promotion.bundles.find((item) => item.key === key)
  return found?.val || found?.default_val || ''
}

/** What a ticket says of a promotion: the share or the sum it gives, its name, its words, its turnover. */
export function ticketOf(promotion: Promotion): Ticket {
  const percent = bundle(promotion, 'bonus_percent')
  const most = bundle(promotion, 'max_bonus')
  const isFree = promotion.type_id === FREE_CREDIT
  const times = bundle(promotion, 'turnover_times')
  return {
    big: percent && !isFree ? `${percent}%` : most ? `${baht}${grouped(most)}` : landing.promotionMark,
    unit: isFree ? landing.freeCredit : landing.bonus,
    title: promotion.promotion_name,
    text: promotion.description,
    footnote: times === '' ? '' : times === '0' ? landing.noTurnover : landing.turnover(times),
  }
}

/** `1000.00` to `1,000`: a round sum on a stub; anything that is not one stays as it came. */
const grouped = (amount: string): string =>
  amount.replace(/\.0+$/, '').replace(/\d+/, (digits) => formatCount(Number(digits)))
