import { dismissAll, open, useDialogs } from '#src/dialogs/dialogs.ts'
import { sessionExpiredDialog } from '#src/features/auth/session-expired-dialog.ts'
import { paths } from '#src/lib/pages/paths.ts'

/** Once however many calls failed together. */
export async function sayExpired(goTo: (path: string) => void): Promise<void> {
  const alreadyOpen = useDialogs.getState().stack.some((item) => item.name === sessionExpiredDialog.name)
  if (alreadyOpen) return
  const choice = await open(sessionExpiredDialog, {})
  dismissAll()
  goTo(choice === 'login' ? paths.login() : paths.home())
}
