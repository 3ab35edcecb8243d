/**
 * The server of `bench/crowd.ts`, a process of its own: every handler, the games, no sandbox's people. Jobs stay away, so
 * that only what is measured runs. Says where it is, and ends with SIGTERM.
 */
import { createApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import { listen } from '#server/http/listen.ts'
import { toListener } from '#server/http/listener.ts'
import { createSigner } from '#server/ledger/signer.ts'
import { allHandlers } from '#server/modules/all.ts'
import { gamesApp } from '#sandbox/games/app.ts'
import { startSealer } from '#server/jobs/sealer.ts'
import { depsOn } from '../deps.ts'
import { targetOf } from './target.ts'

const database = await connect(targetOf(process.env))
const deps = depsOn(database)
const site = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' })
const games = await listen({ host: '127.0.0.1', port: 0, variable: 'GAMES_PORT' })
site.serve(toListener(createApp(deps, { handlers: Object.values(allHandlers) })))
games.serve(toListener(gamesApp(deps)))
const sealer = startSealer(deps, createSigner(process.env.LEDGER_KEY!))
process.on('SIGTERM', () => {
  void Promise.all([site.stop(5_000), games.stop(5_000)])
    .then(() => sealer.stop())
    .then(() => database.close())
    .then(() => process.exit(0))
})
console.log(`serving ${site.port} ${games.port}`)
