/** What the form holds, what it checks, and what it sends. */
import * as z from 'zod/mini'
import { satang, type Satang } from '#contracts/money.ts'
import type { PaymentChannel } from '#contracts/payment.ts'
import { formatAmount } from '#rules/baht.ts'
import { typedBaht } from '#rules/typed-baht.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'

/** Values mirror the screen: all are text. `agreed` holds the promotion that was agreed to. */
export interface DepositValues {
  channel: string
  amount: string
  promotion: string
  agreed: string
}

export const empty: DepositValues = { channel: '', amount: '', promotion: '', agreed: '' }

const whole = (amount: Satang) => formatAmount(amount, { whole: true })

/** Why an amount cannot be sent, null when it can. */
function amountFault(text: string, channel: PaymentChannel | undefined): string | null {
  const amount = typedBaht(text)
  if (amount === null) return words.amountRequired
  if (amount % 100 !== 0) return words.amountWhole
  if (!channel) return null
  if (amount < channel.min_amount) return words.amountMin(whole(channel.min_amount))
  if (amount > channel.max_amount) return words.amountMax(whole(channel.max_amount))
  return null
}

/** Those that can be chosen now. */
export const openChannels = (channels: readonly PaymentChannel[]): readonly PaymentChannel[] =>
  channels.filter(({ available }) => available)

export function depositSchema(channels: readonly PaymentChannel[]) {
  return z
    .object({ channel: z.string(), amount: z.string(), promotion: z.string(), agreed: z.string() })
    .check(({ value, issues }) => {
      const channel = channels.find(({ channel_id }) => channel_id === value.channel)
      const fault = amountFault(value.amount, channel)
      if (fault) issues.push({ code: 'custom', message: fault, path: ['amount'], input: value.amount })
      if (value.promotion !== value.agreed && value.promotion !== '')
        issues.push({
          code: 'custom',
          message: words.promotion.mustAgree,
          path: ['agreed'],
          input: value.agreed,
        })
    })
}

export function toRequest(values: DepositValues) {
  return {
    channel_id: values.channel,
    amount: typedBaht(values.amount) ?? satang(0),
    ...(values.promotion ? { promotion_id: values.promotion } : {}),
  }
}
