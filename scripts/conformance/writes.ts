/** The few writes that a run may send, each only when it is named with its amount: `--write payment.generateQr=300`. */
import { getPaymentChannels } from '#contracts/payment.ts'
import { getWithdrawOptions } from '#contracts/withdraw.ts'
import { toBaht, parseBaht } from '#contracts/money.ts'
import type { Endpoint } from '#contracts/kit.ts'
import * as z from 'zod/mini'
import type { Ask } from './exchange.ts'

type Body = (ask: Ask, named: string) => Promise<object | null>

async function dataOf<E extends Endpoint>(ask: Ask, endpoint: E): Promise<z.output<E['response']> | null> {
  const exchange = await ask(endpoint, {})
  if (exchange?.status !== 200) return null
  const read = z.safeDecode(endpoint.response, (JSON.parse(exchange.text) as { data: unknown }).data)
  return read.success ? (read.data as z.output<E['response']>) : null
}

const amountOf = (named: string): string => {
  const satang = parseBaht(named)
  if (satang === null || satang <= 0) throw new Error(`${named} is no amount of baht`)
  return toBaht(satang)
}

/** In wire form, from what the platform itself offers. */
const bodies: Readonly<Record<string, Body>> = {
  'payment.generateQr': async (ask, named) => {
    const channels = await dataOf(ask, getPaymentChannels)
    const channel = channels?.find(({ kind, available }) => kind === 'qr' && available)
    return channel
      ? {
          channel_id: channel.channel_id,
          sub_channel_id: channel.sub_channels[0]?.sub_channel_id ?? '',
          amount: amountOf(named),
        }
      : null
  },
  'withdraw.create': async (ask, named) => {
    const options = await dataOf(ask, getWithdrawOptions)
    const wallet = options?.wallets.find(({ withdrawable }) => withdrawable > 0)
    const account = options?.bank_accounts[0]
    return wallet && account
      ? { wallet_id: wallet.wallet_id, bank_account_id: account.id, amount: amountOf(named) }
      : null
  },
  'coupon.redeem': async (_, named) => ({ code: named }),
}

/** By the call's name, what makes its body; throws with a sentence for what cannot be written. */
export function writesOf(named: readonly string[], ask: Ask) {
  return new Map(
    named.map((text) => {
      const [, name = '', value = ''] = /^([\w.]+)=(.+)$/.exec(text) ?? []
      const body = bodies[name]
      if (!body)
        throw new Error(
          `--write ${text}: known are ${Object.keys(bodies).join(', ')}, each with =<amount or code>`,
        )
      if (name !== 'coupon.redeem') amountOf(value)
      return [name, () => body(ask, value)] as const
    }),
  )
}
