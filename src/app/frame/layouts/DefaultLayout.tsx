import { useEffect, useEffectEvent } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isRegistering } from '#src/stores/kept/kept-drafts.ts'
import { useSession } from '#src/stores/session.ts'
import { turnedAway, useTurnedAway } from '#src/stores/visit.ts'
import { isFormPage, isQuiet, isTaskPage, titleOf } from '../route-handle.ts'
import { usePageHead } from '../use-page-head.ts'
import { useShellActions } from '../use-shell-actions.ts'
import { SiteFrame } from './SiteFrame.tsx'

/** Public pages. The landing has the logo; every other page its title and a way back. */
export function DefaultLayout() {
  const { pathname } = useLocation()
  const page = usePageHead()
  const isMember = useSession((state) => state.user !== null)
  const isHome = pathname === '/'
  // An unknown address has no title of its own: the logo leads home.
  const matches = useMatches()
  const isNamed = titleOf(matches) !== null
  const isForm = isFormPage(matches)
  const isTask = isTaskPage(matches, isMember)
  useAskForLogin(isHome)
  useGoOnRegistering(!isMember && !isForm)
  return (
    <SiteFrame
      page={isHome || !isNamed ? undefined : page}
      footer={!isForm}
      tabs={!isForm && !isTask}
      quiet={isForm || isTask || isQuiet(matches)}
    />
  )
}

/** A guard turned the visitor away to the landing: the login dialog opens by itself, once (specification.md §4). */
function useAskForLogin(isHome: boolean): void {
  const { login } = useShellActions()
  const ask = useTurnedAway((state) => state.pending) && isHome
  const askForLogin = useEffectEvent(login)
  useEffect(() => {
    if (!ask) return
    turnedAway(false)
    askForLogin()
  }, [ask])
}

/** Who reloads while the code of a registration is typed is back at the code: the dialog opens by itself, once. */
function useGoOnRegistering(possible: boolean): void {
  const { register } = useShellActions()
  const goOn = useEffectEvent(() => {
    if (possible && isRegistering()) register()
  })
  useEffect(() => goOn(), [])
}
