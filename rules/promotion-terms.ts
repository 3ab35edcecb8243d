/**
 * What a promotion's bundles say (PROMO-3, PROMO-4): read here once, for the ticket that a member reads and for the
 * credit that the server gives. Sums are satang; shares and multiples are whole hundredths, so that no float takes part.
 */
import { parseBaht, satang, type Satang } from '#contracts/money.ts'
import { FREE_CREDIT_TYPE, type BundleKey } from '#contracts/promotion.ts'

/** What a promotion gives and asks for, read from the agent’s bundles. Amounts in satang. */
export interface PromotionTerms {
  /** `free` needs no transfer; `rebate` is given by the agent by itself, nobody receives it by a press. */
  readonly kind: 'deposit' | 'free' | 'rebate'
  readonly minTransfer: Satang
  /** The only amount that is taken; null where the member chooses. */
  readonly fixedTransfer: Satang | null
  /** Bonus as a share of the transfer, in hundredths of a percent; null where the bonus is `maxBonus`, whole. */
  readonly percent: number | null
  /** 0: no limit. */
  readonly maxBonus: Satang
  /** Turnover as a multiple of transfer and bonus, in hundredths; null where the agent says nothing, which asks for none. */
  readonly times: number | null
  readonly maxWithdraw: Satang | null
  /** A balance that ends the promotion when it is reached. */
  readonly targetBalance: Satang | null
  /** The bonus itself is taken back at the end. */
  readonly returnsBonus: boolean
  /** Days to play the turnover in. */
  readonly validDays: number | null
  /** Address of the agent's own picture; '' without one. */
  readonly banner: string
  readonly details: readonly string[]
  /** Keys whose text is no such figure. A promotion with any gives nothing, rather than anything. */
  readonly unreadable: readonly BundleKey[]
}

/** A bundle as the contract has it, or as a table does. */
interface Bundle {
  readonly key: string
  readonly val: string | null
  readonly default_val: string
}

/** `val` where set, `default_val` otherwise, without the blanks around it. */
function bundleOf(bundles: readonly Bundle[], key: BundleKey): string {
  const found = bundles.find((bundle) => bundle.key === key)
  return found?.val?.trim() || found?.default_val.trim() || ''
}

/** Reads the bundles of a promotion. Never throws: what cannot be read is named in `unreadable`, and gives nothing. */
export function termsOf(typeId: number, bundles: readonly Bundle[]): PromotionTerms {
  const text = (key: BundleKey) => bundleOf(bundles, key)
  const unreadable: BundleKey[] = []
  /** Baht, percent or a multiple, with two decimals at most; null where nothing is said, or nothing that can be read. */
  const figure = (key: BundleKey): Satang | null => {
    const written = text(key)
    if (written === '') return null
    const read = parseBaht(written)
    if (read !== null && read >= 0) return read
    unreadable.push(key)
    return null
  }
  const days = figure('valid_days')
  if (days !== null && days % 100 !== 0) unreadable.push('valid_days')
  const percent = figure('bonus_percent')
  const isFree = typeId === FREE_CREDIT_TYPE
  return {
    kind: text('kind') === 'rebate' ? 'rebate' : isFree ? 'free' : 'deposit',
    minTransfer: figure('min_transfer_amount') ?? satang(0),
    fixedTransfer: figure('fixed_transfer_amount') || null,
    percent: isFree ? null : percent || null,
    maxBonus: figure('max_bonus') ?? satang(0),
    times: figure('turnover_times'),
    maxWithdraw: figure('max_withdraw') || null,
    targetBalance: figure('target_balance') || null,
    returnsBonus: text('return_bonus') === '1',
    validDays: days ? Math.floor(days / 100) : null,
    banner: text('banner_img'),
    details: detailsOf(text('details')),
    unreadable,
  }
}

/** Hundredths. What is staked more often than this before it can be withdrawn is said in red (domain.md §8: at most ten times). */
const HEAVY_TURNOVER = 1_000

/** Whether a promotion asks for more play than is fair; hundredths, or null where it asks for none. */
export const isHeavyTurnover = (times: number | null): boolean => times !== null && times > HEAVY_TURNOVER

/** Hundredths as people write them: 1250 to `12.5`. */
export const plainFigure = (hundredths: number): string => String(hundredths / 100)

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
