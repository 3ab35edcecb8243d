import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { ProvenMovement } from './claims.ts'

const proofDialog = defineDialog<{ movement: ProvenMovement }, void>({
  name: 'ledgerProof',
  load: async () => (await import('./ProofSheet.tsx')).ProofSheet,
  dismissed: undefined,
})

/** Checks a movement on this device; resolves when its sheet is closed. */
export const openProof = (movement: ProvenMovement): Promise<void> => open(proofDialog, { movement })
