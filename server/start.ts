/** Starts the whole server in this process; `main.ts` adds what a process needs, `npm run dev` Vite's middlewares. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import type { Deps } from './kit/deps.ts'
import type { Listener } from './http/listen.ts'
import { toListener } from './http/listener.ts'
import { secured } from './http/secured.ts'
import { createJobs } from './jobs/pg-boss.ts'
import { dailyPurge } from './jobs/purge.ts'
import { startSealer } from './jobs/sealer.ts'
import { costAmong, createPasswords, type PasswordCost } from './kit/identity/passwords.ts'
import { createLog } from './kit/pino-log.ts'
import { createQueue } from './kit/queue.ts'
import { createLimits } from './kit/rate-limit.ts'
import { checkBooks } from './ledger/boot-check.ts'
import { allHandlers } from './modules/all.ts'
import { settleJob } from './modules/bill/settle-job.ts'
import { lottoResultsJob } from './modules/lotto/results-job.ts'
import { lottoRoundsJob } from './modules/lotto/rounds-job.ts'
import { nightlyJob } from './nightlies.ts'
import { registerJob } from './modules/pause/register-job.ts'
import { expireDeposits } from './modules/payment/expiry-job.ts'
import { pollSettleJob } from './modules/poll/settle-job.ts'
import { promotionExpiry } from './modules/promotion/expire.ts'
import { yeekeeDelayJob } from './modules/yeekee/delay-job.ts'
import { yeekeeJob } from './modules/yeekee/job.ts'
import { statementFiles } from './modules/statement/files.ts'
import { returnsJob } from './modules/payment/return-transfers.ts'
import { payoutJob } from './modules/withdraw/job.ts'
import {
  CannotStart,
  letGo,
  openDatabase,
  prepareDatabase,
  signerOf,
  takeHold,
  type Held,
} from './start-parts.ts'
import { deskOf } from './modules/desk/desk.ts'
import { daysAnnounced } from './modules/lotto/announced-days.ts'
import { createAdmin, type Watched } from './watch/admin.ts'
import { readyWhen } from './watch/checks.ts'
import { databaseFigures } from './watch/database-figures.ts'
import { createMeter, createRegistry, meteredJobs } from './watch/meter.ts'
import { readingsOf, registerReadings } from './watch/readings.ts'
import { startTraces } from './watch/traces.ts'
import { openWorld, type LoadSandbox } from './world.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface StartOptions {
  /** Loads the stand-ins for the outside; called only where the configuration has them on. */
  readonly sandbox: LoadSandbox
  readonly env?: NodeJS.ProcessEnv
  /** Answers what is not the API's, the documents', the sandbox's: Vite in development. Without it the built site does. */
  readonly site?: Middleware
  /** Lowered in tests only. */
  readonly passwordCost?: PasswordCost
}

export interface Started {
  readonly url: string
  readonly config: Config
  /** Of the operator's port; null without one. */
  readonly adminUrl: string | null
  /** Stops cleanly: first `/readyz` says so for as long as is configured; then running requests get ten seconds, then jobs, database and lock are let go. */
  close(): Promise<void>
}

const SITE_FOLDER = join(import.meta.dirname, '..', 'dist', 'site')
/** In the sandbox everybody calls from one address. */
const SANDBOX_EASE = 100
const OURS = /^\/(api|docs|openapi\.json|sandbox|posters)(\/|\?|$)/

/** Sends what is not the server's own to the site's middleware, where there is one. */
function withSite(listener: Listener, site: Middleware | undefined): Listener {
  if (!site) return listener
  return (request, response) => {
    if (OURS.test(request.url ?? '')) listener(request, response)
    else site(request, response, () => listener(request, response))
  }
}

function urlAt(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const urlOf = ({ publicOrigin, host, port }: Config) => publicOrigin ?? urlAt(host, port)

/** A proxy is told first, and has a while to look elsewhere. */
async function stop(state: { stopping: boolean }, held: Held, config: Config): Promise<void> {
  state.stopping = true
  for (const socket of held.sockets) socket.retire()
  await sleep(config.stopNoticeSeconds * 1000)
  await letGo(held)
}

/** Throws BadConfig or CannotStart, naming every fault; what was taken by then is let go. */
export async function startServer(options: StartOptions): Promise<Started> {
  const read = readConfig(options.env ?? process.env)
  const held: Held = { sockets: [] }
  try {
    const { main, games, admin } = await takeHold(read, held)
    const state = { jobs: false, stopping: false }
    let closing: Promise<void> | undefined
    const watched: Watched = { checks: [readyWhen.started], metrics: null, desk: null }
    admin?.serve(toListener(createAdmin(watched)))
    const config: Config = { ...read, port: main.port, gamesPort: games?.port ?? read.gamesPort }
    const log = createLog(config.logLevel)
    const signer = signerOf(config)
    if (config.tracesTo) held.traces = await startTraces(config.tracesTo)
    const database = await openDatabase(config, held)
    const world = await openWorld(config, options.sandbox)
    const { clock, services } = world
    const registry = createRegistry()
    const work = [
      dailyPurge,
      expireDeposits,
      lottoRoundsJob,
      lottoResultsJob,
      nightlyJob,
      registerJob,
      payoutJob,
      returnsJob,
      pollSettleJob,
      promotionExpiry,
      settleJob,
      yeekeeDelayJob,
      yeekeeJob,
    ]
    const jobs = createJobs({ database, clock, log, services }, meteredJobs(work, registry))
    held.jobs = jobs
    const deps: Deps = {
      config,
      database,
      clock,
      log,
      passwords: createPasswords(options.passwordCost ?? costAmong(config.processes)),
      limits: createLimits(database.db, clock, config.sandbox ? SANDBOX_EASE : 1),
      writes: createQueue({ places: database.places }),
      running: new Set(),
      jobs,
      services,
    }
    await prepareDatabase(database, config, () => world.seed(deps))
    const unsound = await checkBooks(database.db)
    if (unsound) throw new CannotStart([unsound])
    const app = createApp(deps, {
      handlers: Object.values(allHandlers),
      mounts: [statementFiles(deps), ...world.mounts(deps)],
      siteFolder: options.site ? undefined : (config.siteDir ?? SITE_FOLDER),
      meter: createMeter(registry),
    })
    registerReadings(registry, readingsOf(deps))
    const refresh = databaseFigures(registry, database, clock, daysAnnounced)
    // The first look: what is sealed by then was not moved by now.
    await refresh()
    watched.metrics = { registry, refresh }
    watched.desk = deskOf(deps)
    main.serve(withSite(toListener(app), options.site))
    games?.serve(toListener(secured(world.games(deps), config)))
    if (!signer) log.warn({}, 'LEDGER_KEY_FILE is not set: the blocks of the ledger are not signed')
    held.sealer = startSealer(deps, signer)
    void jobs.start().then(() => (state.jobs = true))
    watched.checks = readyWhen.serving(deps, state)
    return {
      url: urlOf(config),
      config,
      adminUrl: admin && config.adminListen ? urlAt(config.adminListen.host, admin.port) : null,
      close: () => (closing ??= stop(state, held, config)),
    }
  } catch (error) {
    await letGo(held)
    throw error
  }
}
