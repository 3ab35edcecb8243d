/** The reality check, over whatever is on the screen (decision 084). */
import type { Answered, Check } from './parts/answered.ts'
import { defineDialog, useDialogs } from '#src/dialogs/dialogs.ts'

/** Of its dialog; a game's frame is told while it is open. */
export const REALITY_CHECK = 'reality-check'

export const realityCheckDialog = defineDialog<Check, Answered>({
  name: REALITY_CHECK,
  load: async () => (await import('./parts/RealityCheckDialog.tsx')).RealityCheckDialog,
  dismissed: null,
})

/** Puts it away where it is no longer owed. */
export const closeCheck = (): void =>
  useDialogs
    .getState()
    .stack.find(({ name }) => name === REALITY_CHECK)
    ?.dismiss()
