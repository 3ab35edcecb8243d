/**
 * The browser's history as the router sees it inside LIFF: the address bar says `/liff/deposit`, the router reads
 * `/member/deposit` (ENV-4, decision 017). Only what faces the browser is translated; requests of loaders, guards and
 * matching stay on web paths, so that every page is the same page.
 */
import {
  createPath,
  type Location,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router'
import { fromLiffPath } from '#src/lib/pages/liff-pages.ts'
import { shownAddress, shownPath } from './shown.ts'

type History = ReturnType<typeof createBrowserHistory>

/** The web path behind an address; an unknown name keeps its address, which the router has no page for (ENV-4). */
const readPath = (pathname: string): string => fromLiffPath(pathname) ?? pathname

export function liffHistory(browser: History): History {
  return {
    get action() {
      return browser.action
    },
    get location() {
      return read(browser.location)
    },
    createHref: (to) => browser.createHref(shownAddress(typeof to === 'string' ? to : createPath(to))),
    createURL: (to) => browser.createURL(to),
    encodeLocation: (to) => browser.encodeLocation(to),
    push: (to, state) => browser.push(shown(to), state),
    replace: (to, state) => browser.replace(shown(to), state),
    go: (delta) => browser.go(delta),
    listen: (listener) =>
      browser.listen((update) => listener({ ...update, location: read(update.location) })),
  }
}

const read = (location: Location): Location => ({ ...location, pathname: readPath(location.pathname) })

/** Keeps all else of a location, its key above all: the browser's history recognises it by that. */
function shown(to: To): To {
  if (typeof to === 'string') return shownAddress(to)
  return to.pathname ? { ...to, pathname: shownPath(to.pathname) } : to
}
