/** The routes of the pages (src/lib/pages/pages.ts), each in its layout. Every page is loaded on its own. */
import type { ComponentType } from 'react'
import { replace, type RouteObject } from 'react-router'
import type { Page } from '#src/lib/pages/page.ts'
import { everyPage, pages } from '#src/lib/pages/pages.ts'
import { ErrorPage } from '../frame/ErrorPage.tsx'
import { guards, notFound, requireMember } from './guards.ts'
import { DefaultLayout } from '../frame/layouts/DefaultLayout.tsx'
import { PageFallback } from '../frame/PageFallback.tsx'
import { Root } from '../frame/Root.tsx'
import { RootError } from '../frame/RootError.tsx'

type Lazy = () => Promise<{ Component: ComponentType }>
type Landing = Pick<RouteObject, 'Component' | 'lazy'>

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('./*/*Page.tsx', {
  base: '../../pages',
})

const lazyPage =
  ({ component }: Page): Lazy =>
  async () => ({ Component: (await modules[`./${component}.tsx`]!())[component.split('/')[1]!]! })

/** The landing as a route's lazy part; both entries load it by this. */
export const loadLanding = lazyPage(pages.home)

const authLayout: Lazy = async () => ({
  Component: (await import('../frame/layouts/AuthLayout.tsx')).AuthLayout,
})
const gameLayout: Lazy = async () => ({
  Component: (await import('../frame/layouts/GameLayout.tsx')).GameLayout,
})
const liffLayout: Lazy = async () => ({
  Component: (await import('../frame/layouts/LiffLayout.tsx')).LiffLayout,
})
const lobbyLayout: Lazy = async () => ({
  Component: (await import('../frame/layouts/LobbyLayout.tsx')).LobbyLayout,
})
const paymentLayout: Lazy = async () => ({
  Component: (await import('../frame/layouts/PaymentLayout.tsx')).PaymentLayout,
})

const routeOf = (page: Page): RouteObject => ({
  path: page.path.slice(1),
  handle: page,
  loader: page.guard && guards[page.guard],
  lazy: lazyPage(page),
})

const pagesIn = (layout?: Page['layout']): RouteObject[] =>
  everyPage.filter((page) => page.layout === layout && page !== pages.home).map(routeOf)

/** A failed page keeps header and tabs around its error (ROUTE-2, ROUTE-5). */
const framed = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ErrorPage, children }]

/** `landing`: the component of `/`, or how it is loaded. */
export const routesWith = (landing: Landing): RouteObject[] => [
  {
    path: '/',
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: PageFallback,
    children: [
      { Component: DefaultLayout, children: framed([{ index: true, ...landing }, ...pagesIn()]) },
      { lazy: lobbyLayout, children: framed(pagesIn('lobby')) },
      { lazy: authLayout, loader: requireMember, children: framed(pagesIn('member')) },
      { lazy: paymentLayout, loader: requireMember, children: framed(pagesIn('payment')) },
      { lazy: gameLayout, children: pagesIn('game') },
      // Addresses of LIFF that the web's router meets, and in LIFF names that no page has (ENV-4, ENV-5).
      {
        lazy: liffLayout,
        children: framed([...pagesIn('liff'), { path: 'liff/:name?', loader: webPage, element: null }]),
      },
      {
        path: '*',
        Component: DefaultLayout,
        children: framed([{ path: '*', loader: webPage, element: null }]),
      },
    ],
  },
]

/** The page that an address of LIFF stands for, as the web has it (decision 017). */
async function webPage({ request }: { request: Request }): Promise<Response> {
  const { fromLiffPath } = await import('#src/lib/pages/liff-pages.ts')
  const { pathname, search } = new URL(request.url)
  const path = fromLiffPath(pathname)
  return path === null ? notFound() : replace(path + search)
}
