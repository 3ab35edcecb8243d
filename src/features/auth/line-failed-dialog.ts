import { defineDialog } from '#src/dialogs/dialogs.ts'

/** Signing in with LINE did not work: what happened, a fresh attempt, or the password instead. */
export const lineFailedDialog = defineDialog<
  { text: string; retryHref: string | null },
  'password' | 'closed'
>({
  name: 'line-failed',
  load: async () => (await import('./LineFailedDialog.tsx')).LineFailedDialog,
  dismissed: 'closed',
})
