import { defineDialog } from '#src/dialogs/dialogs.ts'
import type { Unlinking } from './UnlinkDialog.tsx'

/** The password is asked for: who unties LINE must know the other way in. */
export const unlinkDialog = defineDialog<object, Unlinking>({
  name: 'unlink-line',
  load: async () => (await import('./UnlinkDialog.tsx')).UnlinkDialog,
  dismissed: 'closed',
})
