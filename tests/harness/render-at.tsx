/**
 * `renderAt('/member', { as: 'narin1990' })`: the whole site at an address, as the browser would show it. Routes,
 * guards, providers, stores and transport are the real ones, booted as `src/app/start.tsx` does; the platform is its
 * double, and requests reach the sandbox's server (`page-server.ts`).
 */
import { act, cleanup, render, waitFor } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach } from 'vitest'
import type { StoreApi } from 'zustand'
import { configureApi } from '#src/api/config.ts'
import { forgetOffering } from '#src/api/offering.ts'
import { checkAgent } from '#src/app/arrival/agent-check.ts'
import { bootCache, bootFeatures, bootTransport, restoreStores } from '#src/app/boot.ts'
import { backClosesDialogs } from '#src/app/frame/back-closes-dialogs.ts'
import { Providers } from '#src/app/frame/Providers.tsx'
import { renewSession } from '#src/app/session/renew-session.ts'
import { routes } from '#src/app/routes/site-routes.tsx'
import { sayExpired } from '#src/app/session/say-expired.ts'
import { useDialogs } from '#src/dialogs/dialogs.ts'
import { useToasts } from '#src/dialogs/toasts.ts'
import { clearDrafts } from '#src/stores/kept/kept-drafts.ts'
import { fromLiffPath } from '#src/lib/pages/liff-pages.ts'
import { setPlatform } from '#src/platform/current.ts'
import { platformDouble, type PlatformDouble } from '#src/platform/double.ts'
import { invited, useInvitation } from '#src/stores/invitation.ts'
import { useLineLink } from '#src/stores/line-link.ts'
import { useLobby } from '#src/stores/lobby.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { signedIn, useSession } from '#src/stores/session.ts'
import { useArrival, useVisit } from '#src/stores/visit.ts'
import { scrub } from '../../liff/address/scrub.ts'
import { type PageServer, pageServer } from './page-server.ts'

interface Visit {
  /** A named person of the sandbox who is signed in; nobody by default. */
  as?: string | null
  /** In place of `as`: a token of the test's own, perhaps one that the server no longer knows. */
  token?: string
  /** The agent that the visitor came by, as `?ag=` would have told. */
  agentCode?: string
  platform?: PlatformDouble
  /** Opened as LIFF's entry does (`liff/app.ts`): the address freed of LINE's, and the web's path in the router. */
  asLiff?: boolean
  /** Announcements have not been shown for a long time: signing in opens them (SHELL-7). */
  noticesDue?: boolean
  /** Served as the build draws it, and taken over by React. */
  served?: boolean
}

export interface Site {
  readonly user: UserEvent
  readonly router: ReturnType<typeof createMemoryRouter>
  readonly platform: PlatformDouble
  readonly client: QueryClient
  /** Path, query and fragment of the page in view. */
  address: () => string
  /** Goes to an address, as a link would. */
  go: (path: string) => Promise<void>
}

export interface SiteUnderTest extends PageServer {
  renderAt(path: string, visit?: Visit): Promise<Site>
}

/** One that nobody ends would keep the announcements of all later tests waiting for their turn. */
function endDialogs(): void {
  for (const { dismiss, control } of useDialogs.getState().stack) {
    dismiss()
    control.closed()
  }
}

/** Every test begins as a new visit does. */
function forgetVisits(): void {
  const begin = <State,>(store: StoreApi<State>) => store.setState(store.getInitialState(), true)
  // Before the session, whose end it goes with: what is kept is the next visit's.
  begin(useResting)
  begin(useSession)
  begin(useVisit)
  begin(useArrival)
  begin(useInvitation)
  begin(usePrefs)
  begin(useLineLink)
  begin(useLobby)
  endDialogs()
  begin(useDialogs)
  begin(useToasts)
  clearDrafts()
  forgetOffering()
}

/** In the document: the page as the build draws it, where there is none. */
function asServed(app: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const kept = Object.getOwnPropertyDescriptor(globalThis, 'document')!
  Object.defineProperty(globalThis, 'document', { configurable: true, value: undefined })
  const html = renderToString(app)
  Object.defineProperty(globalThis, 'document', kept)
  container.innerHTML = html
  return container
}

/** At the top of a test file: opens the server for the file and gives `renderAt`. */
export function openSite(): SiteUnderTest {
  const server = pageServer()
  let stop = () => {}
  afterEach(() => {
    // Taken down first: a page that is still there would read again without its session.
    cleanup()
    stop()
    forgetVisits()
  })

  async function renderAt(opened: string, visit: Visit = {}): Promise<Site> {
    const clean = visit.asLiff ? scrub(new URL(opened, location.origin)).address : opened
    const path = (visit.asLiff && fromLiffPath(clean)) || clean
    // Opened again, the page before is gone.
    cleanup()
    stop()
    forgetVisits()
    const token = visit.token ?? (visit.as ? await server.tokenOf(visit.as) : null)
    restoreStores()
    if (token) signedIn(token)
    if (!visit.noticesDue) usePrefs.setState({ noticesShownAt: Date.now() })
    if (visit.agentCode) useInvitation.setState({ agentCode: visit.agentCode })
    bootFeatures(
      (target) => void router.navigate(target),
      () => router,
    )
    const platform = visit.platform ?? platformDouble()
    setPlatform(platform)
    invited(clean)

    const client = bootCache()
    const defaults = client.getDefaultOptions()
    client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 1 } })

    const router = createMemoryRouter(routes, { initialEntries: [path] })
    const stopBack = backClosesDialogs()
    stop = () => {
      stopBack()
      router.dispose()
      // What is on its way would be answered on the next test's site.
      void client.cancelQueries()
      client.clear()
    }
    const goTo = (target: string) => void router.navigate(target)
    const address = () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    }
    bootTransport({
      here: () => router.state.location.pathname + router.state.location.search,
      goTo,
      sayExpired: () => void sayExpired(goTo),
      renew: () => (platform.can('silentSignIn') ? renewSession(client) : null),
    })
    configureApi({ baseUrl: window.location.origin })
    void checkAgent()

    // What the page's own code shows is under test, not the shell before it.
    await waitFor(() => {
      if (!router.state.initialized) throw new Error(`${path} is still loading its code`)
    })
    const app = (
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>
    )
    const served = visit.served ? { container: asServed(app), hydrate: true } : {}
    await act(async () => {
      render(app, served)
    })
    const go = (target: string) => act(async () => router.navigate(target))
    return { user: userEvent.setup(), router, platform, client, address, go }
  }

  // Spread would read `server` before it is open.
  return Object.assign(Object.create(server) as PageServer, { renderAt })
}
