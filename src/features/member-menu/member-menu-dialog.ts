/** SHELL-4. */
import { defineDialog } from '#src/dialogs/dialogs.ts'
import type { MenuChoice } from './MemberMenu.tsx'

export const memberMenuDialog = defineDialog<object, MenuChoice>({
  name: 'member-menu',
  load: async () => (await import('./MemberMenu.tsx')).MemberMenu,
  dismissed: 'closed',
})
