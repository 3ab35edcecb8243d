/** From an item to having it: the sheet, and what was given. */
import type { RedemptionItem } from '#contracts/redemption.ts'
import type { Credited } from '#contracts/reward.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { showReward } from '#src/dialogs/reward.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'

const redeemDialog = defineDialog<{ item: RedemptionItem }, Credited | 'closed'>({
  name: 'redemption-redeem',
  load: async () => (await import('./parts/RedeemSheet.tsx')).RedeemSheet,
  dismissed: 'closed',
})

export type AfterRedeeming = 'history' | 'wheel' | 'stay'

const after: Readonly<Partial<Record<Credited['reward']['kind'], { action: string; to: AfterRedeeming }>>> = {
  item: { action: words.toHistory, to: 'history' },
  wheel_spins: { action: words.toWheel, to: 'wheel' },
}

/** Answers where the member wants to go next. */
export async function redeemItemOf(item: RedemptionItem): Promise<AfterRedeeming> {
  const credited = await open(redeemDialog, { item })
  if (credited === 'closed') return 'stay'
  const { kind } = credited.reward
  const next = after[kind]
  const pressed = await showReward({
    credited,
    ...(kind === 'item' && { note: words.doneItem }),
    ...(next && { action: next.action }),
  })
  return pressed === 'action' && next ? next.to : 'stay'
}
