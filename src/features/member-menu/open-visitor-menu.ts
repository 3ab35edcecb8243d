import { defineDialog, open } from '#src/dialogs/dialogs.ts'

/** `login`, `register`: the visitor wants in; `closed`: a page was chosen, or nothing. */
export type VisitorChoice = 'login' | 'register' | 'closed'

const visitorMenuDialog = defineDialog<object, VisitorChoice>({
  name: 'visitor-menu',
  load: async () => (await import('./VisitorMenu.tsx')).VisitorMenu,
  dismissed: 'closed',
})

/** The menu of who is not signed in. */
export const openVisitorMenu = (): Promise<VisitorChoice> => open(visitorMenuDialog, {})
