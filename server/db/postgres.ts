/** A PostgreSQL server, through a pool of connections. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { DatabaseAway, isConnectionLost, OutcomeUnknown } from './lost.ts'
import type { Db } from './types.ts'

/** Advisory lock of `alone`: another number than that of the migrations (migrate.ts). */
const ALONE = 7_310_002

/** How long a caller waits for a connection: a new one, or one that others give back. */
const WAIT_MS = 10_000

/**
 * Opens the pool and proves that the server answers. Statements are cut off after 30 s and forgotten
 * transactions after 60 s, so that no request can hold a member's rows for ever.
 */
export async function openPostgres(url: string, maxConnections: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: WAIT_MS,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'chokdee',
    options: '-c timezone=UTC -c default_transaction_isolation=read\\ committed',
    // A server that is gone without a word is noticed by the system.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // A connection that breaks tells whoever waits for it; without listeners it would end the process besides. The pool
  // listens to its idle ones only, so each has one of its own.
  pool.on('error', () => {})
  const broken: Broken = new WeakSet()
  pool.on('connect', (client) => void client.on('error', () => void broken.add(client)))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzle({ client: pool }) as unknown as Db
  // Drizzle's own transaction on a pool never gives back a connection whose BEGIN fails.
  db.transaction = (work, config) => onConnection(pool, (client) => transaction(client, broken, work, config))
  return {
    engine: 'postgres',
    db,
    script: (work) =>
      onConnection(pool, async (client) => {
        try {
          await client.query('begin')
          const result = await work(async (text) => {
            const answer = (await client.query(text)) as pg.QueryResult | pg.QueryResult[]
            return (Array.isArray(answer) ? answer.at(-1) : answer)?.rows ?? []
          })
          await client.query('commit')
          return result
        } catch (error) {
          await client.query('rollback').catch(() => {})
          throw error
        }
      }),
    alone: (work) =>
      onConnection(pool, async (client) => {
        await client.query('begin')
        await client.query(`set local statement_timeout = '5min'`)
        await client.query('set local idle_in_transaction_session_timeout = 0')
        // Held by the transaction, which a pooler in between keeps on one session, and let go whatever happens.
        await client.query('select pg_advisory_xact_lock($1)', [ALONE])
        try {
          return await work()
        } finally {
          await client.query('rollback').catch(() => {})
        }
      }),
    driver: { pool },
    close: () => pool.end(),
  }
}

type Broken = WeakSet<pg.PoolClient>
type Work<T> = (tx: Parameters<Parameters<Db['transaction']>[0]>[0]) => Promise<T>

/** Tells a connection lost at the commit from one that was lost before: then nothing was done. */
async function transaction<T>(
  client: pg.PoolClient,
  broken: Broken,
  work: Work<T>,
  config: Parameters<Db['transaction']>[1],
): Promise<T> {
  let atCommit = false
  try {
    return await (drizzle({ client }) as unknown as Db).transaction(async (tx) => {
      const result = await work(tx)
      if (broken.has(client)) throw new DatabaseAway('lost before the commit')
      atCommit = true
      return result
    }, config)
  } catch (error) {
    if (atCommit && isConnectionLost(error)) throw new OutcomeUnknown(error)
    throw error
  }
}

/** A connection for the length of some work. One that comes back within a transaction is used no more. */
async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseAway(error)
  })
  try {
    return await work(client)
  } finally {
    client.release(client.getTransactionStatus() !== 'I')
  }
}
