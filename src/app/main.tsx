/** The web entry. */
import { createBrowserRouter } from 'react-router'
import { shortPause } from '#src/lib/idle.ts'
import { webPlatform } from '#src/platform/web/web-platform.ts'
import { loadLanding } from './routes/page-parts.ts'
import { landingLater, routesWith } from './routes/routes.tsx'
import { startApp } from './start.tsx'

/**
 * The landing's HTML is on the screen when the script arrives, and only the component itself can take it over; its code is
 * announced in the page. Every other page goes without it. Should it not come, its loader asks again and the router says so.
 */
async function start(): Promise<void> {
  const ready = location.pathname === '/' ? await loadLanding().catch(() => null) : null
  // What runs as the code comes and what it starts are a task each.
  await shortPause()
  const routes = routesWith(ready ? { Component: ready } : landingLater)
  const address = location.pathname + location.search
  await startApp({ platform: webPlatform(), address, routes, createRouter: createBrowserRouter })
}

void start()
