/** What a member most likely wants again, by the platform's own record of them: nothing of it is kept on the device. */
import type { DepositOrder, PaymentChannel } from '#contracts/payment.ts'
import { asTyped } from '#rules/typed-baht.ts'

/** As many as the list beside the form shows: one answer serves both. */
export const RECENT = 4

/** Channel and amount, as the form holds them. */
export interface LastDeposit {
  channel: string
  /** '' where the channel does not take it (any more). */
  amount: string
}

/** The newest deposit that brought money, by a channel that is open now; null for none. */
export function lastDeposit(
  orders: readonly DepositOrder[],
  channels: readonly PaymentChannel[],
): LastDeposit | null {
  const last = orders.find(({ state }) => state === 'credited')
  const channel = channels.find(({ available, channel_id }) => available && channel_id === last?.channel_id)
  if (!last || !channel) return null
  const fits = last.amount >= channel.min_amount && last.amount <= channel.max_amount
  return { channel: channel.channel_id, amount: fits ? asTyped(last.amount) : '' }
}
