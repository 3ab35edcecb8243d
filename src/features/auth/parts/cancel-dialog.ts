import { defineDialog } from '#src/dialogs/dialogs.ts'

/** REG-5. Its own dialog, because here staying is the wanted answer and also the safe one. */
export const cancelDialog = defineDialog<object, 'leave' | 'stay'>({
  name: 'cancel-registration',
  load: async () => (await import('./CancelDialog.tsx')).CancelDialog,
  dismissed: 'stay',
})
