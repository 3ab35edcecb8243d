/** What the sheet asks for. Values mirror the screen: all are text. */
import * as z from 'zod/mini'
import type { RequestOf } from '#contracts/kit.ts'
import { MAIN_WALLET_TYPE, type Wallet } from '#contracts/member.ts'
import { satang, type Satang } from '#contracts/money.ts'
import type { Reward } from '#contracts/reward.ts'
import {
  deliveryLimits,
  QUANTITY_MAX,
  type calcRedemption,
  type redeemItem,
  type RedemptionItem,
} from '#contracts/redemption.ts'
import { walletTakes } from '#rules/promotion.ts'
import { filled, mobile } from '#src/forms/rules.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'

export interface RedeemValues {
  quantity: string
  wallet: string
  name: string
  mobile: string
  address: string
}

export const emptyValues: RedeemValues = { quantity: '1', wallet: '', name: '', mobile: '', address: '' }

export const isSent = ({ reward }: RedemptionItem): boolean => reward.kind === 'item'

/** Whole pieces from 1; null for anything else. */
export function quantityOf(text: string): number | null {
  const quantity = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : null
}

const { nameMax, addressMin, addressMax } = deliveryLimits
const anything = () => z.string()

export const redeemSchema = (item: RedemptionItem) =>
  z.object({
    quantity: z
      .string()
      .check(z.refine((text) => quantityOf(text) !== null, { error: words.quantityInvalid })),
    wallet: anything(),
    name: isSent(item)
      ? filled(words.nameRequired).check(z.maxLength(nameMax, words.nameTooLong(nameMax)))
      : anything(),
    mobile: isSent(item) ? mobile() : anything(),
    address: isSent(item)
      ? z
          .string()
          .check(
            z.trim(),
            z.minLength(addressMin, words.addressShort),
            z.maxLength(addressMax, words.addressLong(addressMax)),
          )
      : anything(),
  })

/** The main wallet always takes credit; another one where it is for the same games. */
export const walletsFor = ({ reward }: RedemptionItem, wallets: readonly Wallet[]): Wallet[] =>
  reward.kind === 'credit'
    ? wallets.filter(
        (wallet) =>
          wallet.wallet_type_id === MAIN_WALLET_TYPE ||
          walletTakes({ categorys: reward.categorys, available_wallet_type_id: '' }, wallet),
      )
    : []

/** Of so many pieces: what one gives and asks for, as often. */
export function rewardOf({ reward }: RedemptionItem, quantity: number): Reward {
  const times = (one: Satang | null | undefined) => (one == null ? one : satang(one * quantity))
  return { ...reward, amount: times(reward.amount), turnover: times(reward.turnover) }
}

type Wish = RequestOf<typeof calcRedemption>

/** Null while the quantity cannot be read. */
export function wishOf(
  item: RedemptionItem,
  { quantity, wallet }: Pick<RedeemValues, 'quantity' | 'wallet'>,
) {
  const pieces = quantityOf(quantity)
  if (pieces === null) return null
  return {
    item_id: item.item_id,
    quantity: pieces,
    ...(wallet !== '' && { wallet_id: wallet }),
  } satisfies Wish
}

/** The points that the member sees on the button are all that may be taken. */
export function requestOf(item: RedemptionItem, values: RedeemValues): RequestOf<typeof redeemItem> | null {
  const wish = wishOf(item, values)
  if (wish === null) return null
  const { name, mobile: number, address } = values
  return {
    ...wish,
    expected_points: item.points * wish.quantity,
    ...(isSent(item) && { delivery: { name: name.trim(), mobile: number, address: address.trim() } }),
  }
}
