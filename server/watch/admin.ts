/**
 * The operator's port: `/livez`, `/readyz`, `/metrics`, and the desk below `/desk/`. An address of its own (ADMIN_LISTEN), so that no proxy passes it on
 * to the public by mistake (decision 062).
 */
import type { Registry } from 'prom-client'

/** Something that has to be so before requests are sent here. */
export interface Check {
  readonly name: string
  /** Whether requests are kept away while it is not so; else it is only told. */
  readonly needed: boolean
  /** Null when it is so, else a few words on what is not. */
  look(): Promise<string | null> | string | null
}

/** What the port answers with; more of it as the start goes on. */
export interface Watched {
  checks: readonly Check[]
  /** Null before there is a database. */
  metrics: { readonly registry: Registry; readonly refresh: () => Promise<void> } | null
  /** What is below `/desk/`: an operator's acts, by a key of their own; null before there is a database. */
  desk: ((request: Request) => Promise<Response>) | null
}

const NO_STORE = { 'cache-control': 'no-store' }

const text = (status: number, body: string) =>
  new Response(body, { status, headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' } })

async function lookAt({ name, needed, look }: Check) {
  const begun = performance.now()
  let said: string | null
  try {
    said = await look()
  } catch (error) {
    said = error instanceof Error ? error.constructor.name : 'failed'
  }
  const ms = Math.round(performance.now() - begun)
  return { name, ok: said === null, needed, ms, ...(said === null ? {} : { said }) }
}

async function readiness(checks: readonly Check[]): Promise<Response> {
  const seen = await Promise.all(checks.map(lookAt))
  const ready = seen.every(({ ok, needed }) => ok || !needed)
  return Response.json({ ready, checks: seen }, { status: ready ? 200 : 503, headers: NO_STORE })
}

async function metricsOf({ metrics }: Watched): Promise<Response> {
  if (metrics === null) return text(503, 'starting\n')
  await metrics.refresh()
  const { registry } = metrics
  return new Response(await registry.metrics(), {
    headers: { ...NO_STORE, 'content-type': registry.contentType },
  })
}

/** Answers them; `watched` is read anew each time. */
export const createAdmin = (watched: Watched) => ({
  fetch: async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname.startsWith('/desk/'))
      return watched.desk ? watched.desk(request) : text(503, 'starting\n')
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, 'GET only\n')
    switch (new URL(request.url).pathname) {
      // Says only that the process turns: a database that is away must not get it restarted.
      case '/livez':
        return text(200, 'ok\n')
      case '/readyz':
        return readiness(watched.checks)
      case '/metrics':
        return metricsOf(watched)
      default:
        return text(404, '/livez /readyz /metrics\n')
    }
  },
})
