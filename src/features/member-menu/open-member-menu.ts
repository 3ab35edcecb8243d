/** The hamburger (SHELL-3, SHELL-4) and signing out (SHELL-5). */
import { confirm } from '#src/dialogs/confirm.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { shell } from '#src/strings/shell.ts'
import { memberMenuDialog } from './member-menu-dialog.ts'

/** Opens the menu; `onSignOut` ends the session and goes home, once the member has confirmed it. */
export async function openMemberMenu(onSignOut: () => Promise<void>): Promise<void> {
  if ((await open(memberMenuDialog, {})) === 'signOut') await askSignOut(onSignOut)
}

/** SHELL-5: asks first, says when it is done. `onSignOut` logs its own failures and never rejects. */
export async function askSignOut(onSignOut: () => Promise<void>): Promise<void> {
  const sure = await confirm({
    title: shell.logoutTitle,
    text: shell.logoutBody,
    confirm: shell.confirm,
    cancel: shell.cancel,
  })
  if (!sure) return
  await onSignOut()
  toast('won', shell.logoutDone)
}
