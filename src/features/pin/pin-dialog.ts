/** The PIN asked for, or set: one sheet, whose result is the proof. */
import type { PinPurpose } from '#contracts/pin-purpose.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'

export interface PinAsked {
  /** What the proof is for; null where a PIN is only to be set. */
  purpose: PinPurpose | null
  /** False: there is none yet, or another is to be set. */
  set: boolean
}

/** A proof of `pin.verify`; '' once a PIN is set without a purpose; null where the member would rather not. */
export type PinResult = string | null

const pinDialog = defineDialog<PinAsked, PinResult>({
  name: 'pin',
  load: async () => (await import('./PinSheet.tsx')).PinSheet,
  dismissed: null,
})

/** Resolves when the sheet has closed. */
export const openPin = (asked: PinAsked): Promise<PinResult> => open(pinDialog, asked)
