import { useEffect } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { shell } from '#src/strings/shell.ts'
import { useOwnTitle } from '#src/stores/page-title.ts'
import { reportRoute } from '../analytics.ts'
import { loadingChanged, navigationStarted } from './loading-bar.ts'
import { titleOf } from './route-handle.ts'

/** Title, analytics (ROUTE-7) and loading bar (ROUTE-6). */
export function useRouteEffects(): void {
  const location = useLocation()
  const navigation = useNavigation()
  const routeTitle = titleOf(useMatches())
  const title = useOwnTitle() ?? routeTitle

  useEffect(() => {
    document.title = title ? `${title} · ${shell.siteName}` : shell.siteName
  }, [title])

  useEffect(() => reportRoute(location.pathname, title ?? shell.siteName), [location.pathname, title])

  useEffect(() => {
    if (navigation.state === 'idle') return
    navigationStarted()
    return () => loadingChanged(-1)
  }, [navigation.state])
}
