import { defineDialog } from '#src/dialogs/dialogs.ts'
import type { RegisterResult } from './outcomes.ts'

/** REG-1. */
export const registerDialog = defineDialog<object, RegisterResult>({
  name: 'register',
  load: async () => (await import('./RegisterDialog.tsx')).RegisterDialog,
  dismissed: 'closed',
})
