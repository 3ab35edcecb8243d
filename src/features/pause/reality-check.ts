/** The reality check, over whatever is on the screen (decision 084). */
import type { PlaySession } from '#contracts/pause.ts'
import type { Answered } from './parts/answered.ts'
import { defineDialog, useDialogs } from '#src/dialogs/dialogs.ts'

/** Of its dialog; a game's frame is told while it is open. */
export const REALITY_CHECK = 'reality-check'

export interface Check {
  /** Figures are of the platform alone: a device knows how long, and no more. */
  session: PlaySession | Pick<PlaySession, 'started_at' | 'minutes'>
  /** Keeps the answer; the dialog stays until it is kept. */
  answer: (goOn: boolean) => Promise<unknown>
}

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
