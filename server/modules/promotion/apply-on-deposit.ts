/** A promotion that was chosen with a deposit, received when the deposit is credited. */
import { eq } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import { members } from '../../db/schema/member.ts'
import { walletPromotions } from '../../db/schema/promotion.ts'
import type { Tx } from '../../db/types.ts'
import { Refusal } from '../../kit/errors.ts'
import { lockMember } from '../../ledger/lock.ts'
import { promotionMessages as words } from '../../strings/promotion.ts'
import { offerFor } from './parts/offer.ts'
import { receive } from './parts/receive.ts'

export interface DepositPromotion {
  readonly memberId: string
  readonly promotionId: string
  /** What was credited to the main wallet, satang. */
  readonly amount: Satang
  readonly orderId: string
  readonly now: number
}

/** `reason`: a sentence for the member. The deposit itself stays credited, free of any turnover. */
export type AppliedPromotion =
  | { readonly applied: true; readonly name: string; readonly credit: Satang; readonly turnover: Satang }
  | { readonly applied: false; readonly reason: string }

/**
 * Called in the transaction of the deposit, after its journal put `amount` into the main wallet. Judged anew, since
 * much may have changed since the order was opened. Never throws a refusal. Again for the same order: moves nothing.
 */
export async function applyPromotionToDeposit(tx: Tx, deposit: DepositPromotion): Promise<AppliedPromotion> {
  await lockMember(tx, deposit.memberId)
  const before = await appliedTo(tx, deposit.orderId)
  if (before) return before
  const { memberId, promotionId, amount, orderId, now } = deposit
  try {
    const offer = await offerFor(tx, {
      memberId,
      agentCode: await agentOf(tx, memberId),
      promotionId,
      walletTypeId: null,
      transfer: amount,
      justIn: amount,
      now,
    })
    if (offer.terms.kind !== 'deposit') return { applied: false, reason: words.notWithDeposit }
    await receive(tx, offer, { memberId, intent: `order:${orderId}`, orderId, now })
    const { credit, turnover } = offer.quote
    return { applied: true, name: offer.promotion.name, credit, turnover }
  } catch (error) {
    if (error instanceof Refusal) return { applied: false, reason: error.message }
    throw error
  }
}

async function appliedTo(tx: Tx, orderId: string): Promise<AppliedPromotion | null> {
  const [row] = await tx.select().from(walletPromotions).where(eq(walletPromotions.orderId, orderId))
  return row ? { applied: true, name: row.name, credit: row.credit, turnover: row.turnoverTarget } : null
}

async function agentOf(tx: Tx, memberId: string): Promise<string> {
  const [row] = await tx
    .select({ agentCode: members.agentCode })
    .from(members)
    .where(eq(members.id, memberId))
  return row?.agentCode ?? ''
}
