/** Build time only: the landing's HTML, and the static shell of every other entry. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { createQueryClient } from '#src/data/query-client.ts'
import { shell as words } from '#src/strings/shell.ts'
import { LiffSplash } from '../liff/LiffSplash.tsx'
import { PageFallback } from '../frame/PageFallback.tsx'
import { Providers } from '../frame/Providers.tsx'
import { routes } from './site-routes.tsx'
import { plantSeed, type Seed, SEED_ID } from '../seed.ts'

interface Page {
  html: string
  /** Markup for <head> and, for data blocks, the end of <body>. */
  head: string
}

/** JSON inside a script element: `<` must not end it. */
const jsonBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const titleTag = `<title>${words.siteName}</title>`

/** The landing as a visitor sees it, with the data that the build collected. */
export async function render(url: string, seed: Seed): Promise<Page> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(url, 'http://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${url} answered ${context.status} while prerendering`)
  const client = createQueryClient()
  plantSeed(client, seed)
  const html = renderToString(
    <StrictMode>
      <Providers client={client}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
  )
  // Otherwise the cache's own timers keep the build from ending.
  client.clear()
  return { html, head: titleTag + jsonBlock(SEED_ID, seed) }
}

export function shell(): Page {
  return { html: renderToString(<PageFallback />), head: titleTag }
}

export function splash(): Page {
  return { html: renderToString(<LiffSplash />), head: titleTag }
}

/** Patterns of every page, for the rewrite rules of static hosting. */
export const routePatterns: readonly string[] = patternsOf(routes)

function patternsOf(list: readonly RouteObject[], base = ''): string[] {
  return list.flatMap((route) => {
    if (route.path === '*') return []
    const here = route.path === undefined || route.path === '/' ? base : `${base}/${route.path}`
    if (route.children) return patternsOf(route.children, here)
    const optional = /^(.*)\/:\w+\?$/.exec(here)
    return optional ? [optional[1]!, here.replace('?', '')] : [here === '' ? '/' : here]
  })
}
