/** Code that is loaded when it is needed, over a connection that comes and goes. */
import { type ComponentType, lazy } from 'react'
import { shortPause } from '../idle.ts'
import { isOfConnection, isReachable, whenReachable } from './connection.ts'

/** Style sheets that did not come. */
const failed = new Set<HTMLLinkElement>()
if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
    },
    true,
  )

/** In the place of the one that did not come. */
const loadAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement
    next.addEventListener('load', () => resolve())
    next.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${next.href}`)))
    if (link.isConnected) link.replaceWith(next)
    else document.head.append(next)
  })

let again: Promise<unknown> = Promise.resolve()

/**
 * All that did not come, once more: the bundler asks for each only once, and shows without it what is loaded later. Rejects while the
 * site is not reached; a sheet that the site no longer has keeps nothing else away.
 */
function sheetsAgain(): Promise<unknown> {
  const links = [...failed]
  failed.clear()
  const tried = Promise.all([again.catch(() => {}), ...links.map(loadAgain)])
  again = tried.catch(async (error: unknown) => {
    if (!(await isReachable())) throw error
  })
  return again
}

/** How code is loaded that has come, style sheets and all: no part that did not come keeps it away. */
const here = new WeakSet<() => Promise<unknown>>()

/** Loads it, with the style sheets that did not come at an earlier try. Rejects as `load` does. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  if (!here.has(load)) await sheetsAgain()
  const code = await load()
  here.add(load)
  return code
}

/** Asks for as long as the site is not reached; rejects when it is, and the code does not come all the same. */
export async function whenItComes<T>(load: () => Promise<T>): Promise<T> {
  for (let reached = false; ;) {
    try {
      return await loadCode(load)
    } catch (error) {
      if (!isOfConnection(error)) throw error
      if (!(await isReachable())) await whenReachable()
      else if (reached) throw error
      else reached = true
    }
  }
}

/**
 * A part of a page whose code comes when it is shown. Where it does not come, its `Suspense` goes on waiting and it is asked for
 * again when the site answers: `lazy` alone would put the page's error in the place of the whole page, and of what was typed there.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    // To ask for a dozen files takes as long as to draw a part of a page, and is not to be added to it.
    await shortPause()
    return whenItComes(load)
  })
