/** What happens before the router exists, the same for the web and for LIFF: stores, transport, theme. */
import type { QueryClient } from '@tanstack/react-query'
import type { Notification } from '#contracts/agent.ts'
import { configureApi } from '#src/api/config.ts'
import { memberKey } from '#src/data/query-key.ts'
import { createQueryClient } from '#src/data/query-client.ts'
import { dismissAll } from '#src/dialogs/dialogs.ts'
import { env } from '#src/lib/env.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { serverClockMeasured } from '#src/lib/server-clock.ts'
import { restoreInvitation } from '#src/stores/invitation.ts'
import { clearDrafts, forgetKeptReads } from '#src/stores/kept/kept-drafts.ts'
import { persisted } from '#src/stores/persisted.ts'
import { restorePrefs, usePrefs } from '#src/stores/prefs.ts'
import { recentsForgotten } from '#src/stores/recents.ts'
import { restoreResting } from '#src/stores/protection/resting.ts'
import { currentToken, restoreSession, useSession } from '#src/stores/session.ts'
import { restoreVisit, useArrival } from '#src/stores/visit.ts'
import { configureAuth } from '#src/features/auth/configure.ts'
import { applyTheme } from '#src/ui/styles/theme.ts'
import { applyFailurePolicy, type SiteNavigation } from './session/failure-policy.ts'
import { atFirst, calmAt, type Moves } from './frame/calm.ts'
import { loadingChanged } from './frame/loading-bar.ts'

/** Takes up what earlier visits left. Reading storage is quick, and the first render needs it. */
export function restoreStores(): void {
  restoreVisit()
  restoreInvitation()
  restorePrefs()
  restoreSession()
  restoreResting()
}

/** The query cache; forgets everything of a member when that member is gone, in this tab or another (LOGIN-8). */
export function bootCache(): QueryClient {
  const client = createQueryClient()
  useSession.subscribe((now, before) => {
    const renewed = now.user && now.user.username !== '' && now.user.username === before.user?.username
    if (before.user && now.user?.token !== before.user.token && !renewed) {
      client.removeQueries({ queryKey: memberKey })
      recentsForgotten()
      forgetKeptReads()
      if (!now.user && now.ended === 'signedOut') {
        clearDrafts()
        dismissAll()
      }
    }
  })
  return client
}

/** Transport itself is loaded after the first screen and finds its configuration here. */
export function bootTransport(site: SiteNavigation): void {
  configureApi({
    baseUrl: env.apiBaseUrl,
    token: currentToken,
    onFailure: (error, endpoint) => applyFailurePolicy(error, endpoint, site),
    stepUp: async (error) => (await import('./session/ask-step-up.ts')).askStepUp(error, site),
    pin: async (error, input) => (await import('./session/ask-pin.ts')).askPin(error, input),
    notOffered: persisted<readonly string[]>({
      key: 'notOffered',
      area: 'session',
      version: 1,
      parse: asNames,
    }),
    onServerTime: serverClockMeasured,
    onActivity: loadingChanged,
  })
}

const asNames = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? (value as string[]) : null

/** Coming back to a page that the browser, or LINE, had put aside whole. */
export function watchResume(client: QueryClient): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void import('./resume.ts').then(({ resume }) => resume(client))
  })
}

export function watchTheme(): void {
  let stop = applyTheme(usePrefs.getState().theme)
  usePrefs.subscribe((now, before) => {
    if (now.theme === before.theme) return
    stop()
    stop = applyTheme(now.theme)
  })
}

/** LOGIN-3, REG-4: what follows signing in and registering; the auth feature knows neither notices nor the router. */
export function bootFeatures(goTo: SiteNavigation['goTo'], router: () => Moves | null): void {
  const quietly = async (wait: (moves: Moves) => Promise<void>) => {
    const moves = router()
    if (moves) await wait(moves)
  }
  configureAuth({
    onNotices(notices) {
      // Watched from now on: the code of the announcements may come after the first move.
      const begun = useArrival.getState().isNew ? quietly(atFirst) : Promise.resolve()
      void announceUnlessResting(notices, () => begun.then(() => quietly(calmAt)))
    },
    onRegistered: () => goTo(paths.home()),
    onForgot: () => goTo(paths.forgot()),
  })
}

/** News is no word for who takes a break. */
async function announceUnlessResting(
  notices: readonly Notification[],
  calm: () => Promise<void>,
): Promise<void> {
  const { isResting } = await import('#src/data/protection/pause.ts')
  if (await isResting()) return
  const { announceNotices } = await import('#src/features/notices/notices.ts')
  await announceNotices(notices, calm)
}
