/** Whether a promotion can be taken with a deposit of this amount, looked at before anything is transferred. */
import { asc, eq } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import { termsOf, type PromotionTerms } from '#rules/promotion-terms.ts'
import { wallets } from '../../../db/schema/member.ts'
import type { Tx } from '../../../db/types.ts'
import { invalid, refuse } from '../../../kit/errors.ts'
import type { SessionMember } from '../../../kit/identity/sessions.ts'
import { paymentMessages } from '../../../strings/payment.ts'
import { promotionMessages } from '../../../strings/promotion.ts'
import { isBusy } from '../../promotion/at-stake.ts'
import {
  bundlesOf,
  receivedBy,
  rowTakes,
  runningPromotion,
  type PromotionRow,
} from '../../promotion/read-promotions.ts'
import { formatAmount } from '#rules/baht.ts'

interface Choice {
  readonly promotionId: string | undefined
  readonly amount: Satang
  readonly now: number
}

function checkAmount({ minTransfer, fixedTransfer }: PromotionTerms, amount: Satang): void {
  if (fixedTransfer !== null && amount !== fixedTransfer)
    invalid({ amount: paymentMessages.promotionFixed(formatAmount(fixedTransfer, { whole: true })) })
  if (amount < minTransfer)
    invalid({ amount: paymentMessages.promotionMin(formatAmount(minTransfer, { whole: true })) })
}

/** PROMO-2, as it stands before the money is in; when it comes in, the promotion module judges anew. */
async function checkWallet(tx: Tx, memberId: string, promotion: PromotionRow): Promise<void> {
  const rows = await tx
    .select()
    .from(wallets)
    .where(eq(wallets.memberId, memberId))
    .orderBy(asc(wallets.position), asc(wallets.id))
  const wallet = rows.find((row) => rowTakes(promotion, row)) ?? refuse(promotionMessages.noWallet)
  if (await isBusy(tx, wallet.id)) refuse(promotionMessages.locked)
}

/** The promotion, null when none was chosen; a refusal that says why it cannot be taken. */
export async function chosenPromotion(
  tx: Tx,
  member: SessionMember,
  { promotionId, amount, now }: Choice,
): Promise<PromotionRow | null> {
  if (!promotionId) return null
  const unknown = () => refuse(paymentMessages.promotionUnknown)
  const promotion = (await runningPromotion(tx, member.agentCode, promotionId, now)) ?? unknown()
  const terms = termsOf(promotion.typeId, await bundlesOf(tx, [promotion.id]))
  if (terms.kind !== 'deposit' || (await receivedBy(tx, member.id, now)).has(promotion.id)) return unknown()
  checkAmount(terms, amount)
  await checkWallet(tx, member.id, promotion)
  return promotion
}
