/** LOGIN-6: what a failed call does to the whole site. What it shows is the caller's affair. */
import type { Endpoint } from '#contracts/kit.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { dismissAll } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { signedOut, useSession } from '#src/stores/session.ts'
import { askedFor } from '#src/stores/visit.ts'

export interface SiteNavigation {
  /** Path and query of the page in view. */
  here: () => string
  goTo: (path: string) => void
  /** Says where the member is that the session ended. */
  sayExpired: () => void
  /**
   * Where the platform can prove by itself who is here: a new session without a word. Tells whether it worked; null where
   * it cannot be tried (again).
   */
  renew: () => Promise<boolean> | null
}

/**
 * 400 leads home. 401 ends the session and leads to /login, the page in view remembered; calls declared `session`
 * (lotto, auth) end it too but stay where they are, so that the member reads why and keeps what was typed.
 */
export function applyFailurePolicy(error: ApiError, endpoint: Endpoint, site: SiteNavigation): void {
  if (error.kind === 'badRequest') site.goTo(paths.home())
  if (error.kind !== 'unauthenticated' || endpoint.auth === 'none') return
  const renewal = useSession.getState().user ? site.renew() : null
  if (!renewal) return sessionEnded(endpoint, site)
  void renewal.then((worked) => worked || sessionEnded(endpoint, site))
}

function sessionEnded(endpoint: Endpoint, site: SiteNavigation): void {
  // Calls of one page fail together: the first has said what there is to say, and remembered the page.
  // And what was about to ask as the member signed out, and went without a token, says nothing new either.
  const { user, ended } = useSession.getState()
  if (!user && ended !== null) return
  askedFor(site.here())
  signedOut('expired')
  if (endpoint.onError === 'session') return site.sayExpired()
  // The sheet that asked must not lie over the login; what was typed in it is kept (LOGIN-8).
  dismissAll()
  site.goTo(paths.login())
}
