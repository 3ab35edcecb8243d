/**
 * The back control of a browser, of Android and of iOS's swipe is the browser's history: it can be held only by an entry
 * of its own. While somebody holds it there is one more entry for the same page; pressing back takes that entry away, and
 * the page stays.
 *
 * [Note: Spare entry] An entry cannot be taken away without going back, and going back is not done by the time a
 * navigation may follow: it would undo that navigation. So the entry stays when its holder lets go, is used again by the
 * next one, and a press that only took away a spare entry goes one further, so that no press is lost.
 */
interface Entry {
  /** The router's own marks: a spare entry copies them, so that both are one page to it. */
  page: string
  spare: boolean
}

/** In `history.state`, beside the router's. */
const MARK = 'hold'

let current: Entry | null = null
let holder: (() => void) | null = null

/** Holds the next press of back for `listener`, once; returns the function that lets go. One holder at a time. */
export function holdBack(listener: () => void): () => void {
  if (!current) watch()
  holder = listener
  if (!entry().spare) history.pushState({ ...history.state, [MARK]: true }, '')
  return () => {
    if (holder === listener) holder = null
  }
}

function entry(): Entry {
  const { idx, key, [MARK]: mark } = (history.state ?? {}) as Record<string, unknown>
  return { page: `${String(idx)} ${String(key)}`, spare: mark === true }
}

function watch(): void {
  current = entry()
  // The event tells where one has come to, not from where; and nothing tells of an entry that was added.
  for (const change of ['pushState', 'replaceState'] as const) {
    const original = history[change].bind(history)
    history[change] = (...values) => {
      original(...values)
      current = entry()
    }
  }
  // Before the router, which listens to the same event: to it nothing has happened.
  window.addEventListener('popstate', handlePop, { capture: true })
}

function handlePop(event: PopStateEvent): void {
  const left = current
  current = entry()
  if (left?.page !== current.page || left.spare === current.spare) return
  event.stopImmediatePropagation()
  // Forward again, onto the spare entry: still the same page.
  if (current.spare) return
  const held = holder
  holder = null
  if (held) held()
  else history.back()
}
