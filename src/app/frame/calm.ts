/** When an announcement may come by itself. */
import { pageAt } from '#src/lib/pages/hearts.ts'
import type { Page } from '#src/lib/pages/page.ts'
import { pages } from '#src/lib/pages/pages.ts'

/** What of the router is needed here. */
export interface Moves {
  readonly state: { readonly location: { readonly pathname: string } }
  subscribe: (listener: () => void) => () => void
}

/** True where money is on its way, a bet is being typed, a game runs or a form is filled in. */
export function isBusy(pathname: string): boolean {
  const name = pageAt(pathname)
  if (name === null) return false
  const { layout, guard, form } = pages[name] as Page
  return layout === 'payment' || layout === 'game' || guard === 'round' || form === true
}

/** Resolves once the page in view is a calm one, or a busy one. */
function when(router: Moves, busy: boolean): Promise<void> {
  const isIt = () => isBusy(router.state.location.pathname) === busy
  if (isIt()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(() => {
      if (!isIt()) return
      stop()
      resolve()
    })
  })
}

/** Resolves once the page in view is a calm one. */
export const calmAt = (router: Moves): Promise<void> => when(router, false)

/** Resolves once who has just registered has been home, and is at the first thing: a deposit most likely. */
export async function atFirst(router: Moves): Promise<void> {
  await calmAt(router)
  await when(router, true)
}
