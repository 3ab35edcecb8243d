import type { Promotion } from '#contracts/promotion.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { Received, RedeemResult } from './redeem/outcomes.ts'

const redeemDialog = defineDialog<{ promotion: Promotion }, RedeemResult>({
  name: 'promotion-redeem',
  load: async () => (await import('./redeem/RedeemSheet.tsx')).RedeemSheet,
  dismissed: 'closed',
})

const receivedDialog = defineDialog<Received, void>({
  name: 'promotion-received',
  load: async () => (await import('./redeem/ReceivedDialog.tsx')).ReceivedDialog,
  dismissed: undefined,
})

/** PROMO-1 to PROMO-5. `deposit`: the member wants to bring money first. */
export async function receivePromotion(promotion: Promotion): Promise<'received' | 'deposit' | 'closed'> {
  const result = await open(redeemDialog, { promotion })
  if (typeof result === 'string') return result
  await open(receivedDialog, result)
  return 'received'
}
