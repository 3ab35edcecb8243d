/** The hamburger (SHELL-3, SHELL-4) and signing out (SHELL-5). */
import { confirm } from '#src/dialogs/confirm.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import type { MenuChoice } from './MemberMenu.tsx'

/** Ends the session and goes home; tells whether the server knows of it. Never rejects. */
export type Leave = () => Promise<'everywhere' | 'here'>

/** Opens the menu; `leave` once the member has confirmed it, `help` where they want the agent's people. */
export async function openMemberMenu(leave: Leave, help: () => void): Promise<void> {
  const choice = await open(memberMenuDialog, {})
  if (choice === 'signOut') await askSignOut(leave)
  if (choice === 'help') help()
}

/** SHELL-5: asks first, says how it ended. */
export async function askSignOut(leave: Leave): Promise<void> {
  const { signOutWords: words } = await import('#src/strings/sign-out.ts')
  const sure = await confirm({
    title: words.title,
    text: words.body,
    confirm: words.confirm,
    cancel: words.cancel,
  })
  if (!sure) return
  if ((await leave()) === 'everywhere') toast('won', words.done)
  else toast('info', words.here)
}

/** SHELL-4. */
const memberMenuDialog = defineDialog<object, MenuChoice>({
  name: 'member-menu',
  load: async () => (await import('./MemberMenu.tsx')).MemberMenu,
  dismissed: 'closed',
})
