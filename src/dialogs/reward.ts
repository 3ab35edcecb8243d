/** Shows what was given: `await showReward({ credited })`, after the write that gave it has answered. */
import { defineDialog, open } from './dialogs.ts'
import type { ShownReward } from './RewardDialog.tsx'

const rewardDialog = defineDialog<ShownReward, 'action' | 'closed'>({
  name: 'reward',
  load: async () => (await import('./RewardDialog.tsx')).RewardDialog,
  dismissed: 'closed',
})

/** `action` only where its button was pressed; any other way of closing is `closed`. */
export const showReward = (shown: ShownReward): Promise<'action' | 'closed'> => open(rewardDialog, shown)
