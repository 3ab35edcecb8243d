/** LINE's servers for a test browser: every request is carried to the sandbox's provider, or kept from it. */
import type { BrowserContext, Route } from '@playwright/test'
import { pickerPage } from './e2e-liff-picker.ts'
import { LIFF_ID } from '../../../scripts/test/e2e-server.ts'

export interface Forwarding {
  /** Requests of pages to LINE, in order: `GET /oauth2/v2.1/verify`. */
  readonly asked: string[]
  /** Everything that must not be found anywhere afterwards: codes, states, tokens. */
  readonly secrets: Set<string>
  /** Where a LIFF link leads inside the LINE app; null: to another browser. */
  insideLine(open: ((rest: string) => Promise<string>) | null): void
  /** From now on requests whose path matches get no answer, or a broken line; null lets all through again. */
  fail(paths: RegExp | null, how?: 'hang' | 'abort'): void
}

/** LINE's addresses that the sandbox answers. */
export const lineAddresses = /https:\/\/(api|access|liff)\.line\.me\//
/** Names of what LINE gives out, in its replies and in addresses. */
const named = /^(access_token|id_token|contextToken|ott|code|state|code_verifier)$/

export async function forwardToSandbox(context: BrowserContext, site: string): Promise<Forwarding> {
  const asked: string[] = []
  const secrets = new Set<string>()
  let inside: ((rest: string) => Promise<string>) | null = null
  let failing: { paths: RegExp; how: 'hang' | 'abort' } | null = null

  const learn = (values: Iterable<[string, unknown]>) => {
    for (const [name, value] of values)
      if (named.test(name) && typeof value === 'string' && value.length > 5) secrets.add(value)
  }
  // Codes and states travel with the browser: from LINE's page back to ours. A `code` alone is our referral (ENV-8).
  context.on('request', (request) => {
    // A read of ours may ask for bills by their state.
    const { searchParams } = new URL(request.url())
    if (request.isNavigationRequest() && searchParams.has('state')) learn(searchParams)
  })

  await context.route(lineAddresses, async (route) => {
    const request = route.request()
    const { pathname, search, hostname } = new URL(request.url())
    asked.push(`${request.method()} ${pathname}`)
    if (failing?.paths.test(pathname)) return failing.how === 'abort' ? route.abort() : undefined
    learn(new URLSearchParams(request.postData() ?? ''))
    if (hostname === 'liff.line.me' && pathname.startsWith(`/${LIFF_ID}`)) {
      const rest = pathname.slice(LIFF_ID.length + 1) + search
      return goTo(route, inside ? await inside(rest) : endpointWith(rest, site))
    }
    if (pathname === '/oauth2/v2.1/liff/shareTargetPicker')
      return route.fulfill({ contentType: 'text/html', body: pickerPage })
    if (request.isNavigationRequest()) return goTo(route, `${site}/sandbox/line${pathname}${search}`)
    // Whoever asked may be gone before there is an answer.
    const answer = await ask(route, `${site}/sandbox/line${pathname}${search}`).catch(() => null)
    if (!answer) return undefined
    learn(Object.entries(JSON.parse(answer.body) as object))
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    return route.fulfill({ ...answer, headers }).catch(() => {})
  })
  return {
    asked,
    secrets,
    insideLine: (open) => void (inside = open),
    fail: (paths, how = 'abort') => void (failing = paths && { paths, how }),
  }
}

async function ask(route: Route, url: string): Promise<{ status: number; body: string }> {
  const response = await route.fetch({ url })
  return { status: response.status(), body: (await response.text()) || '{}' }
}

const goTo = (route: Route, location: string) =>
  route.fulfill({ status: 302, headers: { location, 'cache-control': 'no-store' } })

/** `https://liff.line.me/{id}/deposit?ag=x` in another browser: the endpoint, with the rest in `liff.state`. */
const endpointWith = (rest: string, site: string) =>
  `${site}/liff${rest ? `?liff.state=${encodeURIComponent(rest)}` : ''}`
