/** Build time only: each page as it is before its data, the landing with it, and the static shell of every other address. */
import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import type { QueryClient } from '@tanstack/react-query'
import { daysApart, thaiDayOf } from '#rules/thai-day.ts'
import { configureApi } from '#src/api/config.ts'
import { NoAnswer } from '#src/api/sender.ts'
import { createQueryClient } from '#src/data/query-client.ts'
import { env } from '#src/lib/env.ts'
import { setPlatform } from '#src/platform/current.ts'
import type { Ability } from '#src/platform/platform.ts'
import { webPlatform } from '#src/platform/web/web-platform.ts'
import { drawnFor, useSession } from '#src/stores/session.ts'
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

/** Who may come to an address. */
export type Who = 'member' | 'visitor'

/** A page as somebody finds it. */
interface Drawn extends Page {
  /** What it asks the platform first: addresses of reads. */
  calls: readonly string[]
  /** The data it was drawn with, as a block of JSON; '' without any. */
  data: string
}

const lineSignIn: readonly Ability[] = env.lineChannelId === '' ? [] : ['lineSignIn']

/** JSON inside a script element: `<` must not end it. */
const jsonBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const titleTag = `<title>${words.siteName}</title>`

/** What any browser can do that opens the web. */
const everywhere: ReadonlySet<Ability> = new Set(['share', 'saveImage', 'print', ...lineSignIn])

/** A page as a visitor, or any member, sees it, with the data that the build collected; null where its guard sends them elsewhere. */
export async function render(url: string, seed: Seed | null, who: Who = 'visitor'): Promise<Drawn | null> {
  setPlatform({ ...webPlatform(), can: (what) => everywhere.has(what) })
  useSession.setState(drawnFor(who), true)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(url, NOWHERE)))
  if (context instanceof Response) return null
  const client = createQueryClient()
  if (seed) plantSeed(client, seed, Date.now())
  const html = await markup(
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
  const calls = await firstCalls(client)
  // Otherwise the cache's own timers keep the build from ending.
  client.clear()
  const data = seed ? jsonBlock(SEED_ID, seed) : ''
  return { html, head: titleTag + data, calls, data }
}

const NOWHERE = 'http://prerender.invalid'

/** Lets the page's reads go as far as the network, and keeps what they would ask. */
async function firstCalls(client: QueryClient): Promise<string[]> {
  const asked: string[] = []
  configureApi({ baseUrl: NOWHERE })
  globalThis.firstCalls = (address) => {
    asked.push(ofTheVisit(address.replace(NOWHERE, env.apiBaseUrl)))
    return Promise.reject(new NoAnswer('aborted', null))
  }
  for (const { queryKey, options, state } of client.getQueryCache().getAll()) {
    const { queryFn, enabled, initialPageParam } = options as typeof options & {
      enabled?: unknown
      initialPageParam?: unknown
    }
    if (typeof queryFn !== 'function' || enabled === false || state.data !== undefined) continue
    const signal = new AbortController().signal
    const pageParam = { pageParam: initialPageParam, direction: 'forward' as const }
    try {
      await queryFn({ client, queryKey, signal, meta: undefined, ...pageParam })
    } catch {
      // Nothing answers.
    }
  }
  delete globalThis.firstCalls
  return [...new Set(asked)]
}

/** Days are the visit's, not those of the build: `:day-6` for the sixth before today. A page asks for the last ones first, if for any. */
function ofTheVisit(address: string): string {
  const today = thaiDayOf(Date.now())
  return address.replace(/\d{4}-\d\d-\d\d/g, (day) => `:day-${daysApart(day, today)}`)
}

export const shell = async (): Promise<Page> => ({ html: await markup(<PageFallback />), head: titleTag })

export const splash = async (): Promise<Page> => ({ html: await markup(<LiffSplash />), head: titleTag })

/**
 * Whole: a part that React's own script puts in its place would be refused by the policy. Without the router's mark on links to routes
 * that are made known while a site runs: ours all are from its start, and the browser's build has no such mark (scripts/build/left-out/moved.ts).
 */
async function markup(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Who builds says what could not be drawn.
    onError: () => {},
  })
  return (await text(prelude)).replaceAll(' data-discover="true"', '')
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
