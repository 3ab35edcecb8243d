/** The embedded engine: PGlite, PostgreSQL compiled to WebAssembly, one connection, files in a folder or none. */
import { setFlagsFromString } from 'node:v8'
import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from './database.ts'
import { firstFailure } from './first-failure.ts'
import { beginEnding, runningBy, type Run } from './statement.ts'
import { modeOf, type Db, type Inner } from './types.ts'

type Session = Pick<PGlite, 'query' | 'exec'>

const runOn =
  (session: Pick<Session, 'query'>): Run =>
  async (_, text, values) => {
    try {
      return (await session.query<Record<string, unknown>>(text, [...values])).rows
    } catch (error) {
      throw new DrizzleQueryError(text, [], error as Error)
    }
  }

/** Moments and numbers in lists as text: the types that drizzle wants left alone. */
const asText = (value: string) => value
const LEFT_AS_TEXT = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asText],
  ),
)

/**
 * What drizzle asks, without the parsers that it names each time: the engine would copy its own for them, some hundreds,
 * a tenth of what a statement takes. They are the connection's instead.
 */
const parsedOnce = (session: Pick<Session, 'query'>): PGlite => {
  const query: Session['query'] = (text, values, how) =>
    session.query(text, values, how && { rowMode: how.rowMode })
  return { query } as PGlite
}

/** The engine runs one transaction at a time, so that all of them are the same object, with what was built for it. */
function createTransactions(client: PGlite): Db['transaction'] {
  let session: Session
  const failure = firstFailure()
  const current: Pick<Session, 'query'> = { query: (...asked) => failure.heard(session.query(...asked)) }
  const tx = drizzle({ client: parsedOnce(current) }) as unknown as Inner
  runningBy(tx, runOn(current))
  tx.transaction = async (work) => {
    await session.exec('savepoint inner_work')
    try {
      const result = await work(tx)
      await session.exec('release savepoint inner_work')
      return result
    } catch (error) {
      const reason = failure.behind(error)
      await session.exec('rollback to savepoint inner_work; release savepoint inner_work')
      failure.forget()
      throw reason
    }
  }
  return (work, mode) =>
    client.transaction(async (begun) => {
      session = begun
      failure.forget()
      if (mode) await session.exec(`set transaction${modeOf(mode)}`)
      const last = beginEnding(tx)
      try {
        const result = await work(tx)
        await Promise.all(last)
        return result
      } catch (error) {
        throw failure.behind(error)
      }
    })
}

/** For one connection: 128 MB for pages and 100 places would all be taken from the system at once. */
const SETTINGS = [
  'shared_buffers=16MB',
  'max_connections=10',
  'max_locks_per_transaction=640',
  'wal_buffers=1MB',
]

/**
 * Functions of the engine are compiled again, for speed, after so much of their code has run. As V8 has it (13 million),
 * a start does that for hundreds of them, one of which takes 500 MB for a moment; so, only those do it that are used
 * all the time. Whoever starts the process may have it otherwise: tests use one process for many databases.
 */
const TIERING = '--wasm-tiering-budget'
const TIERING_BUDGET = 2_000_000_000

/** Writes the files of an empty database into a folder. */
export async function createEmbedded(dataDir: string): Promise<void> {
  const client = await PGlite.create({ dataDir })
  await client.close()
}

/**
 * Opens PGlite. It survives the process being killed; it does not promise to survive a power cut (the engine
 * runs without fsync), which is what PostgreSQL is for.
 */
export async function openEmbedded(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
): Promise<Database> {
  if (!process.execArgv.some((flag) => flag.startsWith(TIERING)))
    setFlagsFromString(`${TIERING}=${TIERING_BUDGET}`)
  // What several threads take for it at once, the system does not get back.
  setFlagsFromString('--wasm-num-compilation-tasks=1')
  const startParams = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])]
  const client = await PGlite.create({ ...options, startParams })
  await client.exec("set time zone 'UTC'")
  Object.assign(client.parsers, LEFT_AS_TEXT)
  const db = runningBy(drizzle({ client: parsedOnce(client) }), runOn(client))
  db.transaction = createTransactions(client)
  return {
    engine: 'embedded',
    places: 1,
    db,
    script: (work) =>
      client.transaction((tx) =>
        work(async (text) => {
          const results = await tx.exec(text)
          return results.at(-1)?.rows ?? []
        }),
      ),
    // The folder's lock sees to it (lock.ts).
    alone: (work) => work(),
    driver: { embedded: client },
    // There is no way to it that could be waited for or counted.
    gauges: () => ({ connections: 1, idle: 0, waiting: 0, roundTrips: 0 }),
    close: () => client.close(),
  }
}
