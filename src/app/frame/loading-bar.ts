/**
 * ROUTE-6: one bar for navigations and requests; shown after 200 ms, given up after 5 s. The library is loaded on
 * first need, because a fast visit never sees it.
 */
const THROTTLE_MS = 200
const GIVE_UP_MS = 5000

let running = 0
let quiet = false
let shown = false
let showTimer: ReturnType<typeof setTimeout> | undefined
let endTimer: ReturnType<typeof setTimeout> | undefined

const bar = async () => (await import('./nprogress.ts')).bar

/** For a page that is complete as it was served: the first round of reads behind it shows no bar. */
export function startQuietly(): void {
  quiet = true
}

/** A navigation is always shown: somebody waits for it. */
export function navigationStarted(): void {
  quiet = false
  loadingChanged(1)
}

/** +1 when something starts to load, −1 when it ends. */
export function loadingChanged(change: 1 | -1): void {
  running = Math.max(0, running + change)
  if (running > 0 && !quiet && showTimer === undefined) {
    showTimer = setTimeout(() => void show(), THROTTLE_MS)
  }
  if (running === 0) {
    quiet = false
    hide()
  }
}

async function show(): Promise<void> {
  const progress = await bar()
  if (running === 0) return
  shown = true
  progress.start()
  endTimer = setTimeout(hide, GIVE_UP_MS)
}

function hide(): void {
  clearTimeout(showTimer)
  clearTimeout(endTimer)
  showTimer = undefined
  if (!shown) return
  shown = false
  void bar().then((progress) => progress.done())
}
