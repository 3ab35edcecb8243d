/**
 * ROUTE-5: a chunk that cannot be loaded though the site answers (a deploy in between) reloads the page once, at most once per
 * 60 s; otherwise the error page shows. Where the site does not answer a reload would only lose the page, so none happens, and
 * whoever asked for the chunk asks again when it does (`src/lib/connection/connection.ts`).
 */
import { isReachable } from '#src/lib/connection/connection.ts'
import { persisted } from '#src/stores/persisted.ts'

const COOL_DOWN_MS = 60_000

const lastReload = persisted<number>({
  key: 'reloaded',
  area: 'session',
  version: 1,
  parse: (value) => (typeof value === 'number' ? value : null),
})

/** True when a reload may be tried now; remembers that it was. */
export function mayReload(now: number = Date.now()): boolean {
  if (now - (lastReload.read() ?? 0) < COOL_DOWN_MS) return false
  return lastReload.write(now)
}

/** `goingTo`: the address that a navigation under way is for; that page is loaded then, not the one being left. */
export function watchChunkFailures(goingTo: () => string | null): void {
  window.addEventListener('vite:preloadError', () => {
    const address = goingTo()
    void isReachable().then((reachable) => {
      if (!reachable || !mayReload()) return
      // Where one only goes to, the browser may take the page it keeps, which asks for what is gone; a reload asks the site.
      if (address) window.history.pushState(null, '', address)
      window.location.reload()
    })
  })
}
