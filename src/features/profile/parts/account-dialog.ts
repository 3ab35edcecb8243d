import { defineDialog } from '#src/dialogs/dialogs.ts'

/** `owner`: the member's name, which the account must be in; null for the first account, which gives the name. */
export const accountDialog = defineDialog<{ owner: string | null }, 'saved' | 'closed'>({
  name: 'bank-account',
  load: async () => (await import('./AccountDialog.tsx')).AccountDialog,
  dismissed: 'closed',
})
