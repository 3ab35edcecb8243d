/** `createBrowserRouter` with LIFF's history: what it does besides (react-router 8.5.1, lib/dom/lib) is done here too. */
import {
  type createBrowserRouter,
  type RouteObject,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router'
import { liffHistory } from './history.ts'

export function createLiffRouter(routes: RouteObject[]): ReturnType<typeof createBrowserRouter> {
  return createRouter({
    history: liffHistory(createBrowserHistory()),
    routes,
    mapRouteProperties,
    hydrationRouteProperties,
    window,
  }).initialize()
}
