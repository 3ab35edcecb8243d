import { useEffect } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { shell } from '#src/strings/shell.ts'
import { useOwnTitle } from '#src/stores/page-title.ts'
import { arrivedWith } from '#src/stores/visit.ts'
import { reportRoute } from './analytics.ts'
import { loadingChanged, navigationStarted } from './loading-bar.ts'
import { titleOf } from './route-handle.ts'

/** Title, analytics (ROUTE-7), loading bar (ROUTE-6), and the codes that an address brings along (`ag`, `code`). */
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

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    // With `state` the code is LINE's, not a referral (ENV-8).
    arrivedWith({ agentCode: query.get('ag'), referral: query.has('state') ? null : query.get('code') })
  }, [location.search])
}
