/** From platform to first render, the same for the web (`main.tsx`) and LIFF (`liff/app.ts`). */
import type { QueryClient } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type createBrowserRouter, createPath, type HydrationState, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '#src/ui/styles/index.css'
import { holdLargeText } from '#src/ui/words/large-text.ts'
import { whenItComes } from '#src/lib/connection/code.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { setPlatform } from '#src/platform/current.ts'
import type { Platform } from '#src/platform/platform.ts'
import { invited, useInvitation } from '#src/stores/invitation.ts'
import { takeReturnTo } from '#src/stores/visit.ts'
import { bootCache, bootFeatures, bootTransport, restoreStores, watchResume, watchTheme } from './boot.ts'
import { watchChunkFailures } from './chunk-failure.ts'
import { watchFirstPress } from './first-press.ts'
import { agentCheck } from './routes/guards.ts'
import { loadPageAt } from './routes/routes.tsx'
import { Drawn } from './frame/Drawn.tsx'
import { startQuietly } from './frame/loading-bar.ts'
import { Providers } from './frame/Providers.tsx'
import { plantSeed, readSeed } from './seed.ts'
import { initialized, servedPage } from './served.ts'
import { type Before, doAgain, doneBefore } from './done-before.ts'

type Router = ReturnType<typeof createBrowserRouter>

interface Entry {
  platform: Platform
  /** What was opened, as a path of ours: without anything that LINE put into it, but for `code` beside `state`. */
  address: string
  routes: RouteObject[]
  /** Makes the router, once the platform has left an address that may be read; with what the first page's loaders would say. */
  createRouter: (routes: RouteObject[], options?: { hydrationData: HydrationState }) => Router
}

export async function startApp({ platform, address, routes, createRouter }: Entry): Promise<void> {
  let router: Router | null = null
  const goTo = (path: string) => void router?.navigate(path)
  watchChunkFailures(() => {
    const target = router?.state.navigation.location
    return target ? createPath(target) : null
  })
  restoreStores()
  watchTheme()
  bootFeatures(goTo, () => router)
  const client = bootCache()
  bootTransport({
    here: () => (router ? router.state.location.pathname + router.state.location.search : '/'),
    goTo,
    sayExpired: () => void import('./session/say-expired.ts').then(({ sayExpired }) => sayExpired(goTo)),
    renew: () => (platform.can('silentSignIn') ? renewed(client) : null),
  })

  setPlatform(platform)
  // Before the router reads the address: whatever LINE left in it is scrubbed here (ENV-3).
  const arrival = await platform.start()
  // Before a guard sends the visitor elsewhere (decision 035).
  invited(address)
  // The page to return to came along with the sign-in; the one remembered must not ask for another.
  if (arrival.kind !== 'plain') takeReturnTo()

  const seed = readSeed()
  if (seed) {
    plantSeed(client, seed)
    startQuietly()
  }

  const root = document.getElementById('root')!
  const page = servedPage(root)
  const whole =
    page !== null &&
    (await loadPageAt(routes, location.pathname).then(
      () => true,
      () => false,
    ))
  const site = whole
    ? createRouter(routes, { hydrationData: { loaderData: { [page]: null } } })
    : createRouter(routes)
  router = site
  watchFirstPress()
  watchResume(client)
  whenIdle(
    () =>
      void whenItComes(() => import('./watch-member.ts')).then(
        ({ watchMember }) => watchMember(client, site),
        () => {},
      ),
  )

  let before: Before | null = null
  const takeUp = () => {
    if (before) doAgain(root, before)
    before = null
    whenIdle(holdLargeText)
  }
  const app = (
    <StrictMode>
      <Providers client={client}>
        <Drawn then={takeUp}>
          <RouterProvider router={site} />
        </Drawn>
      </Providers>
    </StrictMode>
  )
  // The landing's HTML has no name of a page: with its data in it, it is whole.
  const landing = seed !== null && location.pathname === paths.home()
  const drawn = site.state.initialized && (whole || landing)
  // What was served stands until there is what takes its place: the page that the shell stands for, or where its guard led.
  if (!site.state.initialized) await initialized(site)
  before = doneBefore(root)
  // In slices: a press between two of them is heard.
  startTransition(() => {
    if (drawn) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })

  if (useInvitation.getState().claimedAgent) whenIdle(() => void askAboutAgent())
  if (arrival.kind !== 'plain') {
    const { takeUpArrival } = await import('./arrival/line-arrival.ts')
    await takeUpArrival(arrival, client, goTo)
  }
}

/** Only where the platform can prove who is here by itself: the code is loaded then. */
const renewed = async (client: QueryClient) =>
  (await import('./session/renew-session.ts')).renewSession(client)

/** The next visit asks again, should the code not come. */
const askAboutAgent = () =>
  agentCheck()
    .then(({ checkAgent }) => checkAgent())
    .catch(() => {})
