/** Channels and what one asks of a member, as the contract shows them. */
import type { PaymentChannel } from '#contracts/payment.ts'
import { satang } from '#contracts/money.ts'
import { mostToAsk } from '#rules/protection/limits.ts'
import type { Tx } from '../../../db/types.ts'
import { minute } from '../../../kit/clock.ts'
import type { SessionMember } from '../../../kit/identity/sessions.ts'
import type { PaymentGateway } from '../../../kit/services/payments.ts'
import { paymentMessages } from '../../../strings/payment.ts'
import { signsFor } from '../../protection/signs.ts'
import { depositLeft } from '../../protection/read-limits.ts'
import { accountOnFile, mobileOf, type Channel } from '../read-orders.ts'
import { ORDER_LIFE } from '../rules.ts'

export const channelView = (row: Channel, gateway: PaymentGateway | undefined): PaymentChannel => ({
  channel_id: row.id,
  name: row.name,
  description: row.description,
  kind: row.kind,
  image: row.image,
  min_amount: row.minAmount,
  max_amount: row.maxAmount,
  quick_amounts: row.quickAmounts,
  sub_channels: [],
  available: row.available && gateway !== undefined,
  notice: row.notice || (gateway ? '' : paymentMessages.channelClosed),
})

const phone = (mobile: string) => mobile.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')

export async function channelInfo(
  tx: Tx,
  member: SessionMember,
  channel: Channel,
  gateway: PaymentGateway | undefined,
  now: number,
) {
  const limit = await depositLeft(tx, member.id, now)
  const payFrom = await accountOnFile(tx, member.id)
  const mobile = channel.kind === 'truemoney' ? await mobileOf(tx, member.id) : ''
  const { notices } = paymentMessages
  const from = payFrom ? [notices.own(payFrom.bank_account_name)] : []
  return {
    channel: channelView(channel, gateway),
    pay_from: payFrom,
    pay_from_mobile: mobile,
    sign: (await signsFor(tx, member.id, now))[0] ?? null,
    limit_left: limit && satang(mostToAsk(limit.left)),
    notices: [
      ...(mobile ? [notices.trueMoney(phone(mobile))] : from),
      notices.exact,
      notices.minutes(ORDER_LIFE / minute),
    ],
  }
}
