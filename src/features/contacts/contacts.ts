/** The agent's people and what goes on (SHELL-6), behind one button. */
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { ContactChoice } from './ContactSheet.tsx'

const contactDialog = defineDialog<object, ContactChoice>({
  name: 'contacts',
  load: async () => (await import('./ContactSheet.tsx')).ContactSheet,
  dismissed: 'closed',
})

export const openContacts = (): Promise<ContactChoice> => open(contactDialog, {})
