/**
 * The sandbox's game providers, on an origin of their own: pages, their files, and the two calls that play.
 * A page gets its launch token in the fragment, exchanges it once for a session token of its own making, and keeps
 * that in memory.
 */
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/kit/deps.ts'
import { originsOf } from '#server/kit/origins.ts'
import { findGame } from '../catalogue/catalogue.ts'
import { postersApp } from '../posters.ts'
import { failure, NO_STORE, success } from './answers.ts'
import { filesApp } from './files.ts'
import { pageHtml, pagePolicy } from './page.ts'
import { playRound } from './providers/rounds.ts'
import { startSession } from './providers/start.ts'
import { systemRng, type Rng } from '../game-rules/rng.ts'

const MOST_BYTES = 8 * 1024

const bearer = (c: Context) => /^Bearer ([\w-]{43})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  if (!c.req.header('content-type')?.startsWith('application/json')) return {}
  const body: unknown = await c.req.json().catch(() => null)
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A Hono app for the games' port. `rng` is for tests; outcomes come from the system's CSPRNG otherwise. */
export function gamesApp(deps: Deps, rng: Rng = systemRng): Hono {
  const { database, clock, config, writes } = deps
  const app = new Hono()

  app.get('/play/:id', (c) => {
    const game = findGame(c.req.param('id'))
    if (!game) return c.notFound()
    c.header('Content-Security-Policy', pagePolicy(originsOf(config, c.req.raw).site))
    c.header('Cache-Control', 'no-cache')
    // The launch token is in this page's address until its script has scrubbed it.
    c.header('Referrer-Policy', 'no-referrer')
    return c.html(pageHtml(game))
  })

  app.use('/api/*', bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.body(null, 413) }))

  app.post('/api/session', async (c) => {
    const body = await bodyOf(c)
    const parentOrigin = originsOf(config, c.req.raw).site
    const input = { launch: text(body.launch), token: text(body.token), parentOrigin, now: clock.now() }
    const started = await inTransaction(database.db, (tx) => startSession(tx, input))
    return success(c, started)
  })

  app.post('/api/round', async (c) => {
    const body = await bodyOf(c)
    const input = { token: bearer(c), roundKey: text(body.round_key), bet: body.bet, now: clock.now() }
    const played = await writes.run(() => inTransaction(database.db, (tx) => playRound(tx, input, rng)))
    return success(c, played)
  })

  app.get('/favicon.ico', (c) => c.body(null, 204, { 'Cache-Control': 'public, max-age=86400' }))
  app.route('/posters', postersApp())
  app.route('/', filesApp())
  app.notFound((c) => c.body(null, 404, { 'Cache-Control': NO_STORE }))
  app.onError((error, c) => failure(c, error, deps.log))
  return app
}
