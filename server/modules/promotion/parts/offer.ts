/** May this member receive this promotion into this wallet with this amount? Every rule in one place (PROMO-1 to -3). */
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { quote, type Quote } from '#rules/promotion.ts'
import { ownOf } from '#rules/money/own-money.ts'
import { termsOf, type PromotionTerms } from '#rules/promotion-terms.ts'
import { formatAmount } from '#rules/baht.ts'
import { wallets } from '../../../db/schema/member.ts'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/types.ts'
import { refuse } from '../../../kit/errors.ts'
import { balanceOf, walletAccount } from '../../../ledger/accounts.ts'
import { promotionMessages as words } from '../../../strings/promotion.ts'
import { isBusy } from '../at-stake.ts'
import {
  bundlesOf,
  receivedBy,
  rowTakes,
  runningPromotion,
  type PromotionRow,
  type WalletRow,
} from '../read-promotions.ts'

export interface Wish {
  readonly memberId: string
  readonly agentCode: string
  readonly promotionId: string
  /** Null: the first of the member's wallets that fits. */
  readonly walletTypeId: number | null
  readonly transfer: Satang
  /** A deposit that has just come into the main wallet: it was not there when the rule of 30 baht is asked. */
  readonly justIn?: Satang
  readonly now: number
}

export interface Offer {
  readonly promotion: PromotionRow
  readonly terms: PromotionTerms
  readonly main: WalletRow
  readonly wallet: WalletRow
  readonly quote: Quote
  /** What the receiving wallet holds right after: what it held, the transfer and the credit. */
  readonly total: Satang
  /** The member's own of it: all but the transfer and the credit. */
  readonly own: Satang
}

/** The offer, or a refusal with the sentence that says why not. Reads only. */
export async function offerFor(db: Db, wish: Wish): Promise<Offer> {
  const { memberId, now } = wish
  const promotion =
    (await runningPromotion(db, wish.agentCode, wish.promotionId, now)) ?? refuse(words.unknown)
  const terms = termsOf(promotion.typeId, await bundlesOf(db, [promotion.id]))
  if (terms.kind === 'rebate') refuse(words.byItself)
  if ((await receivedBy(db, memberId, now)).has(promotion.id))
    refuse(promotion.repeats === 'daily' ? words.daily : words.once)
  const transfer = transferOf(terms, wish)
  const { main, wallet } = await walletsFor(db, wish, promotion)
  if (await isBusy(db, wallet.id, wallet.id === main.id ? wish.justIn : undefined)) refuse(words.locked)
  checkAmount(terms, transfer)
  if ((await movable(db, wallet, main)) < transfer) refuse(words.notEnough)
  const given = quote(terms, transfer)
  if (given.credit === 0) refuse(words.givesNothing)
  const held = await balanceOf(db, walletAccount(wallet.id))
  const moved = wallet.id === main.id ? 0 : transfer
  const total = satang(held + moved + given.credit)
  const bound = given.turnover === 0 ? 0 : transfer + given.credit
  return { promotion, terms, main, wallet, quote: given, total, own: satang(total - bound) }
}

/** Of a deposit, which carries odd satang, a fixed amount is taken and the rest stays free. */
function transferOf({ fixedTransfer }: PromotionTerms, { transfer, justIn }: Wish): Satang {
  return fixedTransfer !== null && justIn !== undefined && justIn >= fixedTransfer ? fixedTransfer : transfer
}

async function walletsFor(db: Db, wish: Wish, promotion: PromotionRow) {
  const rows = await db
    .select()
    .from(wallets)
    .where(eq(wallets.memberId, wish.memberId))
    .orderBy(asc(wallets.position), asc(wallets.id))
  const main = rows.find((row) => row.walletTypeId === MAIN_WALLET_TYPE) ?? refuse(words.noWallet)
  const fitting = rows.filter((row) => rowTakes(promotion, row))
  if (wish.walletTypeId === null) return { main, wallet: fitting[0] ?? refuse(words.noWallet) }
  const wallet = fitting.find((row) => row.walletTypeId === wish.walletTypeId)
  return { main, wallet: wallet ?? refuse(words.walletDoesNotFit) }
}

/** What may go into it: the main wallet's own money; all of it where the rest of a promotion there is replaced by this one. */
async function movable(db: Db, wallet: WalletRow, main: WalletRow): Promise<Satang> {
  const standing = { balance: await balanceOf(db, walletAccount(main.id)), bound: main.bound }
  return wallet.id === main.id ? standing.balance : ownOf(standing)
}

/** PROMO-3. */
function checkAmount(terms: PromotionTerms, transfer: Satang): void {
  if (terms.kind === 'free') {
    if (transfer !== 0) refuse(words.freeTakesNothing)
    return
  }
  if (terms.fixedTransfer !== null && transfer !== terms.fixedTransfer)
    refuse(words.fixed(plainBaht(terms.fixedTransfer)))
  if (transfer < Math.max(terms.minTransfer, 1))
    refuse(words.least(plainBaht(terms.minTransfer || satang(1))))
}

/** `1,000`, or `1,000.50`: a sum within a sentence. */
export const plainBaht = (sum: Satang): string => formatAmount(sum, { whole: true })
