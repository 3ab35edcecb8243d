/** The routes of the pages (src/lib/pages/pages.ts), each in its layout. Every page is loaded on its own, for who may see it. */
import { type LoaderFunctionArgs, matchRoutes, replace, type RouteObject } from 'react-router'
import type { Page } from '#src/lib/pages/page.ts'
import { everyPage, pages } from '#src/lib/pages/pages.ts'
import { ErrorPage } from '../frame/ErrorPage.tsx'
import { guardOf, notFound } from './guards.ts'
import { DefaultLayout } from '../frame/layouts/DefaultLayout.tsx'
import { Root } from '../frame/Root.tsx'
import { RootError } from '../frame/RootError.tsx'
import { layouts, load, loadLanding, partsOf } from './page-parts.ts'
import { part } from './part.tsx'

type Landing = Pick<RouteObject, 'Component' | 'loader'>

const lateLanding = part(loadLanding)

/** The landing where its code is not there yet. */
export const landingLater: Landing = {
  Component: lateLanding.Component,
  async loader() {
    await lateLanding.load()
    return null
  },
}

/** Nothing of a page is fetched for who is turned away (decision 078). */
const routeOf = (page: Page): RouteObject => {
  const parts = partsOf.get(page)!
  const guard = guardOf(page)
  return {
    id: page.path,
    path: page.path.slice(1),
    handle: page,
    Component: parts[1].Component,
    async loader(args) {
      try {
        await guard?.(args)
      } catch (error) {
        // What says that there is none stands in the layout.
        if ((error as Response).status === 404) await parts[0]?.load()
        throw error
      }
      await load(parts)
      return null
    },
    // A filter in the address is the page's own affair.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }
}

/** Loads what an address shows, whoever may see it; nothing for one that no page has, nor for the landing. */
export async function loadPageAt(routes: RouteObject[], pathname: string): Promise<void> {
  const page = matchRoutes(routes, pathname)?.at(-1)?.route.handle as Page | undefined
  const parts = page && partsOf.get(page)
  if (parts) await load(parts)
}

const pagesIn = (layout?: Page['layout']): RouteObject[] =>
  everyPage.filter((page) => page.layout === layout && page !== pages.home).map(routeOf)

/** A failed page keeps header and tabs around its error (ROUTE-2, ROUTE-5). */
const framed = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ErrorPage, children }]

/** `landing`: the component of `/`, perhaps with how it is loaded. */
export const routesWith = (landing: Landing): RouteObject[] => [
  {
    path: '/',
    Component: Root,
    ErrorBoundary: RootError,
    children: [
      { Component: DefaultLayout, children: framed([{ index: true, ...landing }, ...pagesIn()]) },
      { Component: layouts.lobby.Component, children: framed(pagesIn('lobby')) },
      { Component: layouts.member.Component, children: framed(pagesIn('member')) },
      { Component: layouts.payment.Component, children: framed(pagesIn('payment')) },
      { Component: layouts.game.Component, children: pagesIn('game') },
      // Addresses of LIFF that the web's router meets, and in LIFF names that no page has (ENV-4, ENV-5).
      {
        Component: layouts.liff.Component,
        children: framed([...pagesIn('liff'), { path: 'liff/:name?', loader: namedInLiff, element: null }]),
      },
      {
        path: '*',
        Component: DefaultLayout,
        children: framed([{ path: '*', loader: webPage, element: null }]),
      },
    ],
  },
]

async function namedInLiff(args: LoaderFunctionArgs): Promise<Response> {
  await layouts.liff.load()
  return webPage(args)
}

/** The page that an address of LIFF stands for, as the web has it (decision 017). */
async function webPage({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response> {
  const { fromLiffPath } = await import('#src/lib/pages/liff-pages.ts')
  const { pathname, search } = new URL(request.url)
  const path = fromLiffPath(pathname)
  return path === null ? notFound() : replace(path + search)
}
