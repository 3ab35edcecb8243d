import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { enter, type Entered } from '#src/features/auth/enter.ts'
import type { SignedOut } from '#src/features/auth/sign-out.ts'
import { askSignOut, openMemberMenu } from '#src/features/member-menu/open-member-menu.ts'
import { openVisitorMenu } from '#src/features/member-menu/open-visitor-menu.ts'
import { openHelp } from '#src/pages/open-help.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { takeReturnTo } from '#src/stores/visit.ts'

/** What the shell's buttons do: the one place where features that do not know each other are put together. */
export function useShellActions() {
  const client = useQueryClient()
  const navigate = useNavigate()

  async function follow(entering: Promise<Entered>): Promise<void> {
    const entered = await entering
    if (entered === 'forgot') await navigate(paths.forgot())
    // Closing the dialog gives up the page that was asked for.
    const returnTo = takeReturnTo()
    if (entered === 'signedIn' && returnTo) await navigate(returnTo)
  }

  /**
   * Home first, and drawn: a member's page still in view would ask the server for what is nobody's any more (SHELL-5).
   */
  async function leave(): Promise<SignedOut> {
    const { signOut } = await import('#src/features/auth/sign-out.ts')
    await navigate(paths.home(), { flushSync: true })
    return signOut(client)
  }

  async function visit(): Promise<void> {
    const choice = await openVisitorMenu()
    if (choice === 'help') await openHelp(client)
    else if (choice !== 'closed') await follow(enter(choice))
  }

  return {
    login: () => void follow(enter('login')),
    register: () => void follow(enter('register')),
    menu: () =>
      void (useSession.getState().user === null
        ? visit()
        : openMemberMenu(leave, () => void openHelp(client))),
    signOut: () => void askSignOut(leave),
  }
}
