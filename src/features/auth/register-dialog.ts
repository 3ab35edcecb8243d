import { defineDialog } from '#src/dialogs/dialogs.ts'
import type { RegisterResult } from './parts/outcomes.ts'

/** REG-1. */
export const registerDialog = defineDialog<object, RegisterResult>({
  name: 'register',
  load: async () => (await import('./register/RegisterDialog.tsx')).RegisterDialog,
  dismissed: 'closed',
})
