import { defineDialog } from '#src/dialogs/dialogs.ts'
import type { ProofOutcome, ProofProps } from './proof.ts'

/** The password asked for again, small, over whatever the member was doing: nothing behind it is lost. */
export const proofDialog = defineDialog<ProofProps, ProofOutcome>({
  name: 'proof',
  load: async () => (await import('./ProofDialog.tsx')).ProofDialog,
  dismissed: 'closed',
})
