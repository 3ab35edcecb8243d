/**
 * What a credit with a condition means, shown and agreed to before it is received: coupons, quests, check-in, points, the wheel
 * and promotions ask the same way.
 */
import { satang, type Satang } from '#contracts/money.ts'
import type { Reward } from '#contracts/reward.ts'
import type { CreditTerms } from './credit-terms.ts'
import { defineDialog, open } from './dialogs.ts'

const consentDialog = defineDialog<CreditTerms, boolean>({
  name: 'credit-consent',
  load: async () => (await import('./ConsentSheet.tsx')).ConsentSheet,
  dismissed: false,
})

/** True where the member has read the terms and wants it. */
export const consentTo = (terms: CreditTerms): Promise<boolean> => open(consentDialog, terms)

interface About {
  readonly of: 'coupon' | 'reward'
  /** What it is for, in words. */
  readonly name: string
  /** Where the credit goes; undefined: the main wallet. */
  readonly walletId?: string
}

/** Of a request that receives a reward: `agreed_turnover` in satang, missing where there is nothing to agree to. */
interface Agreed {
  readonly agreed_turnover?: Satang
}

/** Asks where the reward is credit with turnover; null: the member would rather not. */
export async function agreeToReward(reward: Reward, { of, name, walletId }: About): Promise<Agreed | null> {
  const { kind, amount, turnover, categorys, use_until: until, valid_days: days } = reward
  if (kind !== 'credit' || !turnover) return {}
  const moved = satang(0)
  const terms = { of, name, credit: amount ?? moved, moved, turnover, categorys, until, days, walletId }
  return (await consentTo(terms)) ? { agreed_turnover: turnover } : null
}
