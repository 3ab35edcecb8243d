/** The web application: the API, the API's document, the site's files, and what the sandbox adds. */
import { randomBytes } from 'node:crypto'
import { isConnectionLost } from './db/lost.ts'
import type { Deps } from './kit/deps.ts'
import { connectionOf, type Env } from './http/caller.ts'
import { preflight, shareWith } from './http/cors.ts'
import { dataPolicy, ownPagePolicy } from './http/csp.ts'
import { createDocs } from './http/docs.ts'
import { originsOf } from './kit/origins.ts'
import { secure } from './http/security-headers.ts'
import { createSite } from './http/site.ts'
import { bind } from './kit/endpoint/bind.ts'
import type { Handler } from './kit/endpoint/handler.ts'
import { AWAY_RETRY_AFTER } from './kit/endpoint/respond.ts'

/** An application of its own under a path: the sandbox's pages, the posters. */
export interface Mount {
  readonly path: `/${string}`
  readonly app: { fetch(request: Request): Response | Promise<Response> }
}

export interface AppOptions {
  readonly handlers: readonly Handler[]
  readonly mounts?: readonly Mount[]
  /** Folder of the built site; without one only the API is served. */
  readonly siteFolder?: string
}

export interface App {
  fetch(request: Request, env?: Env): Promise<Response>
}

interface Routed {
  readonly response: Response
  readonly policy: string
  /** For the log: the endpoint or the path. */
  readonly name: string
}

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

const failed = (error: unknown) =>
  isConnectionLost(error)
    ? new Response(null, { status: 503, headers: { 'retry-after': String(AWAY_RETRY_AFTER) } })
    : new Response(null, { status: 500 })

export function createApp(deps: Deps, options: AppOptions): App {
  const { config, clock, log } = deps
  const api = bind(options.handlers, deps)
  const docs = createDocs()
  const site = options.siteFolder === undefined ? null : createSite(options.siteFolder)

  async function route(request: Request, ip: string, requestId: string): Promise<Routed> {
    const path = new URL(request.url).pathname
    const origins = originsOf(config, request)
    const mount = options.mounts?.find((one) => isUnder(path, one.path))
    if (mount) {
      const response = await mount.app.fetch(request)
      // A picture is no page: opened by itself it may load and run nothing.
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      return { response, name: mount.path, policy: isPage ? ownPagePolicy : dataPolicy }
    }
    if (isUnder(path, '/api')) {
      const early = preflight(request, config.allowedOrigins)
      const { response, name } = early
        ? { response: early, name: 'preflight' }
        : await api(request, { ip, requestId, origins })
      shareWith(response, request, config.allowedOrigins)
      return { response, name, policy: dataPolicy }
    }
    const document = docs(path)
    if (document) return { response: document, name: path, policy: ownPagePolicy }
    if (!site) return { response: new Response(null, { status: 404 }), name: 'none', policy: dataPolicy }
    const response = await site.fetch(request)
    return { response, name: 'site', policy: site.policy(response, origins.games) }
  }

  return {
    fetch: async (request, env) => {
      const begun = performance.now()
      const requestId = randomBytes(9).toString('base64url')
      const { ip, https } = connectionOf(request, env, config.trustProxy)
      const routed = await route(request, ip, requestId).catch((error: unknown): Routed => {
        log.error({ requestId, err: error }, 'request failed')
        return { response: failed(error), policy: dataPolicy, name: 'failed' }
      })
      const response = new Response(routed.response.body, routed.response)
      secure(response, { policy: routed.policy, https })
      // A file that is kept for a year has no time and no request of its own.
      if (!response.headers.get('cache-control')?.includes('immutable')) {
        response.headers.set('x-server-time', String(clock.now()))
        response.headers.set('x-request-id', requestId)
      }
      const took = Math.round(performance.now() - begun)
      log.info(
        { requestId, method: request.method, name: routed.name, status: response.status, ip, took },
        'request',
      )
      return response
    },
  }
}
