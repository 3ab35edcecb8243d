/**
 * The LIFF entry, served for `/liff` and everything below it. Small on purpose: LINE is asked while the rest of the site
 * is still on its way, and on the first of a LIFF link's two loads the rest is not run at all (line.md §7).
 */
import '#src/app/liff/liff-splash.css'
import { env } from '#src/lib/env.ts'
import { shortPause } from '#src/lib/idle.ts'
import { safeForInit } from './address/scrub.ts'
import { readVisit } from './address/visit.ts'
import { initLiff } from './sdk/init.ts'
import { isNeeded } from './sdk/needed.ts'

/** After this long the splash says that it takes longer than usual. */
const SLOW_MS = 4_000
/** A redirect that has not left the page by then will not. */
const STUCK_MS = 10_000

const began = Date.now()
const address = new URL(location.href)
const visit = readVisit(address, navigator.userAgent)
const safe = safeForInit(address, visit)
if (safe) history.replaceState(history.state, '', safe)
// Inside LINE the host has a title bar of its own: ours is lower there (design README, "Shells").
if (visit.inLine) document.documentElement.dataset.host = 'line'

let opened = false
const init = env.liffId && isNeeded(visit, address) ? initLiff(env.liffId) : null
// Whoever waits for it hears of a refusal too; until they are loaded it must not count as an error that nobody caught.
init?.catch(() => {})
setTimeout(() => reveal('splash-slow'), SLOW_MS)

if (init && visit.redirecting) {
  const timer = setTimeout(openSite, STUCK_MS)
  init.then(openSite, openSite).finally(() => clearTimeout(timer))
} else openSite()

function openSite(): void {
  if (opened) return
  opened = true
  import('./app.ts')
    .then(async ({ openApp }) => {
      await shortPause()
      await openApp({ visit, init, began })
    })
    // Not even the failure's own page could be shown: the waiting screen itself has a way on.
    .catch(() => {
      showSplash()
      const retry = reveal('splash-stuck')?.querySelector('button')
      retry?.addEventListener('click', () => location.reload())
    })
}

/** Where the page was served in its place (scripts/build/pages/first-in-liff.ts). */
function showSplash(): void {
  const kept = document.getElementById('splash') as HTMLTemplateElement | null
  if (kept) document.getElementById('root')!.replaceChildren(kept.content)
}

function reveal(id: string): HTMLElement | null {
  const line = document.getElementById(id)
  if (line) line.hidden = false
  return line
}
