/** The promotions that the landing, the list and the wallets show. */
import { FREE_CREDIT_TYPE, type BundleKey } from '#contracts/promotion.ts'
import {
  promotionBundles,
  promotionReceipts,
  promotions,
  type PromotionRepeats,
} from '#server/db/schema/promotion.ts'
import type { Tx } from '#server/db/types.ts'
import { day } from '#server/kit/clock.ts'
import { sandboxAgent } from '../strings/agent.ts'
import { sandboxPromotions } from '../strings/promotions.ts'
import type { Ids } from './seed-people.ts'

const words = sandboxAgent.promotions
const details = { ...words.details, ...sandboxPromotions.details }
/** Every bonus that asks for turnover says how it binds its wallet (domain.md §8: nothing is locked silently). */
const bond = [details.lockedWallet, details.cancel]

interface Seed {
  readonly words: { readonly name: string; readonly description: string }
  readonly typeId?: number
  readonly categorys?: string
  readonly walletTypes?: string
  readonly repeats?: PromotionRepeats
  readonly details: readonly string[]
  readonly bundles: Partial<Record<BundleKey, string>>
}

/** In the order of the landing's strip. */
const seeds: readonly Seed[] = [
  {
    words: words.firstDeposit,
    details: [details.adults, details.once, details.allGames, details.oneWallet, details.below30, ...bond],
    bundles: { min_transfer_amount: '100', bonus_percent: '100', max_bonus: '1000', turnover_times: '5' },
  },
  {
    words: words.weeklyLoss,
    details: [details.adults, details.monday, details.byItself],
    bundles: { kind: 'rebate', bonus_percent: '3', max_bonus: '10000', turnover_times: '0' },
  },
  {
    words: words.freeCredit,
    typeId: FREE_CREDIT_TYPE,
    details: [details.adults, details.once, details.allGames, details.withdraw300, details.week, ...bond],
    bundles: {
      min_transfer_amount: '0',
      max_bonus: '50',
      turnover_times: '10',
      max_withdraw: '300',
      valid_days: '7',
    },
  },
  {
    words: words.daily,
    repeats: 'daily',
    details: [details.adults, details.daily, details.allGames, details.oneWallet, details.below30, ...bond],
    bundles: { min_transfer_amount: '300', bonus_percent: '20', max_bonus: '500', turnover_times: '8' },
  },
  {
    words: words.sport,
    repeats: 'daily',
    categorys: 'sport',
    walletTypes: '4',
    details: [details.adults, details.daily, details.sportOnly, details.oneWallet, ...bond],
    bundles: {
      min_transfer_amount: '500',
      fixed_transfer_amount: '500',
      bonus_percent: '15',
      max_bonus: '750',
      turnover_times: '8',
    },
  },
  {
    words: sandboxPromotions.slot,
    repeats: 'always',
    categorys: 'slot',
    walletTypes: '1,3',
    details: [details.adults, details.slotOnly, details.oneWallet, details.below30, ...bond],
    bundles: { min_transfer_amount: '100', bonus_percent: '10', max_bonus: '200', turnover_times: '3' },
  },
]

export async function seedPromotions(tx: Tx, agentCode: string, ids: Ids, now: number): Promise<void> {
  for (const [position, seed] of seeds.entries()) {
    const [row] = await tx
      .insert(promotions)
      .values({
        agentCode,
        position,
        ...seed.words,
        typeId: seed.typeId ?? 1,
        repeats: seed.repeats ?? 'once',
        categorys: seed.categorys ?? 'all',
        availableWalletTypeId: seed.walletTypes ?? '',
      })
      .returning({ id: promotions.id })
    const promotionId = row!.id
    const bundles = { ...seed.bundles, details: JSON.stringify(seed.details) }
    await tx
      .insert(promotionBundles)
      .values(Object.entries(bundles).map(([key, val]) => ({ promotionId, key, val, defaultVal: '' })))
    // Narin1990 has had the free credit.
    if (seed.typeId === FREE_CREDIT_TYPE) {
      await tx
        .insert(promotionReceipts)
        .values({ promotionId, memberId: ids.get('narin1990')!, receivedAt: now - 8 * day })
    }
  }
}
