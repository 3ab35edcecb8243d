/** What was served: whether React takes it over, and until when it stands. */
import type { createBrowserRouter } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { useInvitation } from '#src/stores/invitation.ts'
import { isRegistering } from '#src/stores/kept/kept-drafts.ts'
import { drawnFor, useSession } from '#src/stores/session.ts'

/**
 * The page that the HTML shows whole, by the name of its route, if it was made for who is here: its guard has nothing to say
 * then. An address with a filter shows other things than the one without.
 */
export function servedPage({ dataset }: HTMLElement): string | null {
  const who = useSession.getState().user ? 'member' : 'visitor'
  if (!dataset.page || dataset.for !== who || location.search !== '' || goesOn()) return null
  drawnFor(who)
  return dataset.page
}

/** A registration that was begun here, or by somebody's invitation, shows other things than the one that was served. */
const goesOn = () =>
  location.pathname === paths.register() &&
  (isRegistering() || Object.values(useInvitation.getState()).some((one) => typeof one === 'string'))

/** Until the router knows what it shows. */
export const initialized = (site: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    const stop = site.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
