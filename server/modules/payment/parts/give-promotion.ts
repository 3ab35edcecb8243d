/** The promotion that was chosen with a deposit, given when the money is in. */
import type { Tx } from '../../../db/types.ts'
import { paymentMessages as words } from '../../../strings/payment.ts'
import { applyPromotionToDeposit } from '../../promotion/apply-on-deposit.ts'
import { formatBaht } from '#rules/baht.ts'
import type { Order } from '../read-orders.ts'

/**
 * Gives it, and answers what the member must be told: the money is in the wallet whatever becomes of the bonus. It is counted on what the member chose and agreed to, not on the satang that tell orders apart.
 */
export async function givePromotion(tx: Tx, order: Order, now: number): Promise<string> {
  const { memberId, promotionId, amount, id } = order
  if (!promotionId) return ''
  const done = await applyPromotionToDeposit(tx, { memberId, promotionId, amount, orderId: id, now })
  if (!done.applied) return words.promotionNotGiven(done.reason)
  return words.promotionGiven(done.name, formatBaht(done.credit), formatBaht(done.turnover))
}
