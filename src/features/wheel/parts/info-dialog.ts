import type { WheelNow } from '#src/data/wheel.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

export const infoDialog = defineDialog<{ now: WheelNow }, void>({
  name: 'wheel-info',
  load: async () => (await import('./InfoDialog.tsx')).InfoDialog,
  dismissed: undefined,
})
