/** The PIN asked for, or set: one sheet, whose result is the proof. */
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { PinAsked, PinResult } from './PinSheet.tsx'

const pinDialog = defineDialog<PinAsked, PinResult>({
  name: 'pin',
  load: async () => (await import('./PinSheet.tsx')).PinSheet,
  dismissed: null,
})

/** Resolves when the sheet has closed. */
export const openPin = (asked: PinAsked): Promise<PinResult> => open(pinDialog, asked)
