/** The server for tests: real handlers, real database, a clock that stands still, nothing sent anywhere. */
import { createApp, type App } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../kit/deps.ts'
import { noJobs } from '../kit/jobs.ts'
import { settableClock, type SettableClock } from '../kit/clock.ts'
import type { Handler } from '../kit/endpoint/handler.ts'
import { silentLog, type Log } from '../kit/log.ts'
import { createPasswords } from '../kit/identity/passwords.ts'
import { createQueue } from '../kit/queue.ts'
import { createLimits } from '../kit/rate-limit.ts'
import type { Services } from '../kit/services.ts'
import { testBeacon } from './beacon.ts'
import { caller, type Call } from './call.ts'
import { emptyDatabase, testDatabase } from './database.ts'
import { addAgent, addMember, type MemberSpec, type TestMember } from './people.ts'
import { dumpPath, keepDump, readDump, seedSources } from './snapshot.ts'

/** A weekday noon in Bangkok: 2026-11-20 12:00 +07:00. */
export const TEST_START = Date.UTC(2026, 10, 20, 5)

export interface TestOptions {
  /** Only these handlers, for a module's own tests; all of the contract by default. */
  readonly handlers?: Readonly<Record<string, Handler>>
  readonly services?: Partial<Services>
  readonly config?: Partial<Config>
  readonly log?: Log
  /** After the agent: what each test begins with. */
  readonly seed?: (deps: Deps) => Promise<void>
  /** Instead of one of its own, empty and migrated; closed with the server. */
  readonly database?: () => Promise<Database>
  /** What `seed` leaves is kept under this name until a source changes: a file need not wait for a long one again. */
  readonly keepAs?: string
  /** Factor on the limits per address; 1 tests the real ones. */
  readonly ease?: number
}

export interface TestServer {
  readonly app: App
  readonly deps: Deps
  readonly db: Db
  readonly clock: SettableClock
  /** Short messages that went out, oldest first. */
  readonly messages: { to: string; text: string }[]
  /** Calls an endpoint: `await server.call(getWallets, {}, { as: malee })`. */
  readonly call: Call
  /** A member with wallets and money, and a session. */
  member(spec?: MemberSpec): Promise<TestMember>
  /** Empties everything and begins again. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Opens one; `testServer()` in hooks.ts does so with vitest's hooks. */
export async function openTestServer(options: TestOptions = {}): Promise<TestServer> {
  const keptAt = options.keepAs ? dumpPath(options.keepAs, ...seedSources()) : null
  const kept = keptAt ? readDump(keptAt) : null
  const database = await (options.database?.() ?? testDatabase(kept))
  const embedded = database.engine === 'embedded'
  const clock = settableClock(TEST_START)
  const messages: { to: string; text: string }[] = []
  const deps: Deps = {
    config: { ...readConfig({ PORT: '0', LOG_LEVEL: 'silent', SANDBOX: '1' }), ...options.config },
    database,
    clock,
    log: options.log ?? silentLog,
    passwords: createPasswords({ log2N: 10, concurrency: 4 }),
    limits: createLimits(database.db, clock, options.ease ?? 1),
    writes: createQueue({ places: database.places }),
    running: new Set(),
    jobs: noJobs,
    services: {
      sms: { send: async (_tx, message) => void messages.push({ to: message.to, text: message.text }) },
      beacon: testBeacon(),
      ...options.services,
    },
  }
  const handlers = options.handlers ?? (await import('../modules/all.ts')).allHandlers
  const app = createApp(deps, { handlers: Object.values(handlers) })
  const begin = async () => {
    await addAgent(database.db)
    await options.seed?.(deps)
  }
  if (!kept || !embedded) await begin()
  if (keptAt && !kept && embedded) await keepDump(keptAt, database)
  return {
    app,
    deps,
    db: database.db,
    clock,
    messages,
    call: caller(app),
    member: (spec) => addMember(deps, spec),
    reset: async () => {
      await emptyDatabase(database)
      clock.set(TEST_START)
      messages.length = 0
      deps.running.clear()
      await begin()
    },
    close: () => database.close(),
  }
}
