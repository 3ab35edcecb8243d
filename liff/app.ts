/** The site below `/liff`: everything that boot.ts need not have before LINE is asked. */
import { matchRoutes } from 'react-router'
import '#src/app/liff/host.css'
// Back is the host's own control here, and pressed more than any button of ours: what holds it is there from the start.
import '#src/app/frame/back-closes-dialogs.ts'
import '#src/platform/web/host-back.ts'
import { titleOf as titleOfMatches } from '#src/app/frame/route-handle.ts'
import { frameFirst } from '#src/app/liff/frame-first.ts'
import { loadLanding } from '#src/app/routes/page-parts.ts'
import { landingLater, loadPageAt, routesWith } from '#src/app/routes/routes.tsx'
import { startApp } from '#src/app/start.tsx'
import { isForMembers, type Page } from '#src/lib/pages/page.ts'
import { isKept } from '#src/stores/session.ts'
import { shell } from '#src/strings/shell.ts'
import { createLiffRouter } from './address/router.ts'
import { scrub } from './address/scrub.ts'
import { liffPlatform } from './liff-platform.ts'
import { type Arriving, pathOf, withoutQuery } from './start/goal.ts'

/** The landing is a page like any other here, and comes only when it is the one. */
const routes = routesWith(landingLater)

export function openApp(arriving: Omit<Arriving, 'titleOf'>): Promise<void> {
  const { address } = scrub(new URL(location.href))
  const path = pathOf(address)
  if (!arriving.visit.redirecting) {
    warm(path)
    if (arriving.visit.inLine) void import('./start/exchange.ts').catch(() => {})
    nameOnSplash(titleOf(path))
  }
  frameFirst()
  const platform = liffPlatform({ ...arriving, titleOf })
  return startApp({ platform, address, routes, createRouter: createLiffRouter })
}

/** The page's code comes while LINE is still being asked, unless its guard may send who is here elsewhere. */
function warm(path: string): void {
  const pathname = withoutQuery(path)
  if (pathname === '/') loadLanding().catch(() => {})
  const page = matchRoutes(routes, pathname)?.at(-1)?.route.handle as Page | undefined
  if (page && (isKept() || !isForMembers(page))) loadPageAt(routes, pathname).catch(() => {})
}

function titleOf(path: string): string {
  const matches = matchRoutes(routes, withoutQuery(path)) ?? []
  return titleOfMatches(matches.map(({ route }) => ({ handle: route.handle as unknown }))) ?? shell.home
}

/** Where the member will be. */
function nameOnSplash(title: string): void {
  const line = document.getElementById('splash-page')
  if (!line) return
  line.append(title)
  line.hidden = false
}
