import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { VisitorChoice } from './VisitorMenu.tsx'

const visitorMenuDialog = defineDialog<object, VisitorChoice>({
  name: 'visitor-menu',
  load: async () => (await import('./VisitorMenu.tsx')).VisitorMenu,
  dismissed: 'closed',
})

/** The menu of who is not signed in. */
export const openVisitorMenu = (): Promise<VisitorChoice> => open(visitorMenuDialog, {})
