/** The web application: the API, the API's document, the site's files, and what the sandbox adds. */
import { randomBytes } from 'node:crypto'
import { whyUnserved } from './db/lost.ts'
import type { Deps } from './kit/deps.ts'
import { connectionOf, type Env } from './http/caller.ts'
import { compressed } from './http/compress.ts'
import { preflight, shareWith } from './http/cors.ts'
import { dataPolicy, ownPagePolicy } from './http/csp.ts'
import { createDocs } from './http/docs.ts'
import { originsOf } from './kit/origins.ts'
import { secure } from './http/security-headers.ts'
import { createSite } from './http/site.ts'
import { textOf } from './kit/text-response.ts'
import { bind } from './kit/endpoint/bind.ts'
import type { Handler } from './kit/endpoint/handler.ts'
import { AWAY_RETRY_AFTER, refusalOf } from './kit/endpoint/respond.ts'
import { silentMeter, type Meter } from './watch/meter.ts'
import { traced, traceId } from './watch/traces.ts'

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
  /** Counts the requests; nobody does without one. */
  readonly meter?: Meter
}

export interface App {
  fetch(request: Request, env?: Env): Promise<Response>
}

interface Routed {
  readonly response: Response
  readonly policy: string
  /** For log and metrics: the endpoint, or which part of the server it was. */
  readonly name: string
  /** `error` of a reply of the API that says no. */
  readonly refused?: number | undefined
}

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** Of a proxy that is believed, so that one id runs through its log and ours; else a new one. */
function requestIdOf(request: Request, trustProxy: number): string {
  const given = trustProxy > 0 ? request.headers.get('x-request-id') : null
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : randomBytes(9).toString('base64url')
}

const failed = (error: unknown) =>
  whyUnserved(error) !== null
    ? new Response(null, { status: 503, headers: { 'retry-after': String(AWAY_RETRY_AFTER) } })
    : new Response(null, { status: 500 })

export function createApp(deps: Deps, options: AppOptions): App {
  const { config, clock, log } = deps
  const meter = options.meter ?? silentMeter
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
      const refused = refusalOf(response)
      return { response: await compressed(response, request), name, refused, policy: dataPolicy }
    }
    const document = docs(path)
    if (document) return { response: document, name: 'docs', policy: ownPagePolicy }
    if (!site) return { response: new Response(null, { status: 404 }), name: 'none', policy: dataPolicy }
    const response = await site.fetch(request)
    return { response, name: 'site', policy: site.policy(response, origins.games) }
  }

  async function answered(request: Request, env: Env | undefined, requestId: string): Promise<Routed> {
    const { ip, https } = connectionOf(request, env, config.trustProxy)
    const routed = await route(request, ip, requestId).catch((error: unknown): Routed => {
      log.error({ requestId, err: error }, 'request failed')
      return { response: failed(error), policy: dataPolicy, name: 'failed' }
    })
    // An answer of ours; others may come with headers that cannot be set.
    const ours = textOf(routed.response) !== undefined
    const response = ours ? routed.response : new Response(routed.response.body, routed.response)
    secure(response, { policy: routed.policy, https })
    // A file that is kept for a year has no time and no request of its own.
    if (!response.headers.get('cache-control')?.includes('immutable')) {
      response.headers.set('x-server-time', String(clock.now()))
      response.headers.set('x-request-id', requestId)
    }
    return { ...routed, response }
  }

  return {
    fetch: async (request, env) => {
      const begun = performance.now()
      const requestId = requestIdOf(request, config.trustProxy)
      meter.begun()
      const work = async () => ({ ...(await answered(request, env, requestId)), trace: traceId() })
      const tell = ({ name, response }: Routed) => ({ name, status: response.status })
      const { response, name, trace, refused } = await traced(request, requestId, work, tell)
      const took = performance.now() - begun
      const { status } = response
      meter.handled({ route: name, status, seconds: took / 1000, refused })
      const { ip } = connectionOf(request, env, config.trustProxy)
      log.info(
        { requestId, trace, method: request.method, name, status, ip, took: Math.round(took) },
        'request',
      )
      return response
    },
  }
}
