import { defineDialog } from '#src/dialogs/dialogs.ts'

/** LOGIN-6: the session has ended where the member is; what was typed is still there. */
export const sessionExpiredDialog = defineDialog<object, 'login' | 'home'>({
  name: 'session-expired',
  load: async () => (await import('./parts/SessionExpiredDialog.tsx')).SessionExpiredDialog,
  dismissed: 'home',
})
