/**
 * The server of `bench/crowd.ts`, in PROCESSES processes of its own: every handler, the games, no sandbox's people. Jobs stay
 * away, so that only what is measured runs. Says where it is, and ends with SIGTERM.
 */
import { createApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import type { Database } from '#server/db/database.ts'
import { statement } from '#server/db/statement.ts'
import { listen } from '#server/http/listen.ts'
import { toListener } from '#server/http/listener.ts'
import { createSigner } from '#server/ledger/signer.ts'
import { allHandlers } from '#server/modules/all.ts'
import { gamesApp } from '#sandbox/games/app.ts'
import { startSealer } from '#server/jobs/sealer.ts'
import { isFirst, isWatcher, tellServing, watchProcesses } from '#server/processes.ts'
import { depsOn } from '../deps.ts'
import { targetOf } from './target.ts'

const ok = () => new Response('{"error":0}', { headers: { 'content-type': 'application/json' } })

/** What HTTP costs without any work, and with one statement: nothing that is measured here can be faster. */
async function nextToNothing({ db }: Database, request: Request): Promise<Response> {
  if (request.url.endsWith('/one')) await one(db, [])
  return ok()
}

const one = statement('bench.one', 'select 1 as one')

async function serve(): Promise<() => Promise<void>> {
  const database = await connect(targetOf(process.env))
  const deps = depsOn(database)
  const site = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' })
  const games = await listen({ host: '127.0.0.1', port: 0, variable: 'GAMES_PORT' })
  site.serve(toListener(createApp(deps, { handlers: Object.values(allHandlers) })))
  games.serve(toListener(gamesApp(deps)))
  const ceiling = await listen({ host: '127.0.0.1', port: 0, variable: 'CEILING_PORT' })
  ceiling.serve(toListener({ fetch: (request) => nextToNothing(database, request) }))
  const sealer = startSealer(deps, createSigner(process.env.LEDGER_KEY!))
  tellServing()
  if (isFirst()) console.log(`serving ${site.port} ${games.port} ${ceiling.port}`)
  return async () => {
    await Promise.all([site.stop(5_000), games.stop(5_000), ceiling.stop(5_000)])
    await sealer.stop()
    await database.close()
  }
}

const processes = Number(process.env.PROCESSES ?? 1)
const stop = isWatcher(processes)
  ? watchProcesses(processes, (code) => process.exit(code)).stop
  : await serve()
process.on('SIGTERM', () => void stop().then(() => process.exit(0)))
