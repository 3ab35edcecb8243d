import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { shell } from '#src/strings/shell.ts'
import { useOwnTitle } from '#src/stores/page-title.ts'
import { reportRoute } from '../analytics.ts'
import { loadingChanged, navigationStarted } from './loading-bar.ts'
import { titleOf } from './route-handle.ts'

/** Title, analytics (ROUTE-7), loading bar (ROUTE-6), and where the keyboard goes on. */
export function useRouteEffects(): void {
  const location = useLocation()
  const navigation = useNavigation()
  const routeTitle = titleOf(useMatches())
  const title = useOwnTitle() ?? routeTitle

  useEffect(() => {
    document.title = title ? `${title} · ${shell.siteName}` : shell.siteName
  }, [title])

  // What was pressed may be gone with the page before, and a reader says nothing of a page that comes: the focus goes to its
  // main part, which bears its title, unless a field of the page or a dialog has taken it.
  const shown = useRef(location.pathname)
  useEffect(() => {
    if (shown.current === location.pathname) return
    shown.current = location.pathname
    if (document.activeElement?.closest('main, dialog')) return
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [location.pathname])

  useEffect(() => reportRoute(location.pathname, title ?? shell.siteName), [location.pathname, title])

  useEffect(() => {
    if (navigation.state === 'idle') return
    navigationStarted()
    return () => loadingChanged(-1)
  }, [navigation.state])
}
