/** The reality check, over whatever is on the screen (decision 084). */
import type { PlaySession } from '#contracts/pause.ts'
import type { Answered } from './parts/answered.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

/** Of its dialog; a game's frame is told while it is open. */
export const REALITY_CHECK = 'reality-check'

export const realityCheckDialog = defineDialog<{ session: PlaySession }, Answered>({
  name: REALITY_CHECK,
  load: async () => (await import('./parts/RealityCheckDialog.tsx')).RealityCheckDialog,
  dismissed: null,
})
