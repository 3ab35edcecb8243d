/**
 * When the site can be reached again. The browser's word that there is a network is not enough: on a train it keeps its bars and
 * nothing comes through, and no event tells of the end of that.
 */

/** Between two looks, ms; the last goes on. */
const LOOKS = [2_000, 4_000, 8_000, 15_000, 30_000] as const
/** A look that takes longer has found nothing; ms. */
const LOOK_MS = 5_000

/** Whether the site's own server answers now, with whatever. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(), LOOK_MS)
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: ended.signal })
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Calls once, when the browser says that it is back, or a look finds the site; answers how to stop. Nothing is looked for while
 * nobody looks at the page. `before`: how often that was in vain already, so that who asks again waits longer.
 */
export function onceReachable(act: () => void, before: number = 0): () => void {
  let over = false
  let look = before
  let timer: ReturnType<typeof setTimeout>
  const stop = () => {
    over = true
    clearTimeout(timer)
    removeEventListener('online', done)
  }
  const done = () => {
    if (over) return
    stop()
    act()
  }
  const wait = () => {
    timer = setTimeout(() => void tryOnce(), LOOKS[Math.min(look++, LOOKS.length - 1)])
  }
  const tryOnce = async () => {
    const found = document.visibilityState !== 'hidden' && (await isReachable())
    if (over) return
    if (found) done()
    else wait()
  }
  addEventListener('online', done)
  wait()
  return stop
}

/** The same as a promise. */
export const whenReachable = (): Promise<void> => new Promise((resolve) => void onceReachable(resolve))

/** What browsers call code that did not come, each in words of its own. */
export const isCodeMissing = (error: unknown): boolean =>
  (error instanceof TypeError &&
    /dynamically imported module|importing a module script/i.test(error.message)) ||
  // The bundler's, of its style sheet.
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'))

/** Whether loading failed for want of a connection, not for what was loaded. */
export const isOfConnection = (error: unknown): boolean => !navigator.onLine || isCodeMissing(error)
