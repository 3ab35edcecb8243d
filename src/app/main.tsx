/** The web entry. */
import { createBrowserRouter } from 'react-router'
import { webPlatform } from '#src/platform/web/web-platform.ts'
import { routes } from './site-routes.tsx'
import { startApp } from './start.tsx'

void startApp({ platform: webPlatform(), routes, createRouter: createBrowserRouter })
