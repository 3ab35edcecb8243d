import { defineDialog } from '#src/dialogs/dialogs.ts'
import type { LoginResult } from './parts/outcomes.ts'

/** LOGIN-1. */
export const loginDialog = defineDialog<object, LoginResult>({
  name: 'login',
  load: async () => (await import('./LoginDialog.tsx')).LoginDialog,
  dismissed: 'closed',
})
