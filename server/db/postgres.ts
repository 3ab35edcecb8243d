/** A PostgreSQL server, through a pool of connections. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createConnection, runOn, withName, type Connection, type Query } from './connection.ts'
import type { Database } from './database.ts'
import { DatabaseAway } from './lost.ts'
import { runningBy } from './statement.ts'

/** Advisory lock of `alone`: another number than that of the migrations (migrate.ts). */
const ALONE = 7_310_002

/** How long a caller waits for a connection: a new one, or one that others give back. */
const WAIT_MS = 10_000

export interface PostgresOptions {
  /** For transactions; statements by themselves have some of their own besides. */
  readonly maxConnections?: number | undefined
  /** See ConnectionOptions. */
  readonly named?: boolean | undefined
  /** A pooler in between changes sessions with each transaction: it passes no settings on and knows no names. */
  readonly pooler?: boolean | undefined
}

/** What a session has to be like. Asked for as it begins; behind a pooler the role or the database keeps it. */
const SETTINGS = {
  timezone: 'UTC',
  jit: 'off',
  default_transaction_isolation: 'read committed',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '1min',
} as const

/** Sessions are otherwise than the server counts on. */
export class UnfitSessions extends Error {
  constructor(role: string, wrong: readonly string[]) {
    super(
      `Sessions of the role ${role} have not the settings that the server needs. Run as the database's owner or a superuser: ` +
        `${wrong.map((name) => `alter role ${role} set ${name} = '${SETTINGS[name as keyof typeof SETTINGS]}';`).join(' ')} ` +
        'Then let the pooler make new connections (RECONNECT).',
    )
  }
}

/** Of one session: a pooler gives out another as the same. */
async function checkSettings(pool: pg.Pool): Promise<void> {
  const asked = Object.keys(SETTINGS)
    .map((name) => `current_setting('${name}') as ${name}`)
    .join(', ')
  const { rows } = await pool.query<Record<string, string>>(`select current_user as role, ${asked}`)
  const { role, ...are } = rows[0]!
  const wrong = Object.entries(SETTINGS).filter(([name, value]) => are[name] !== value)
  if (wrong.length > 0)
    throw new UnfitSessions(
      role!,
      wrong.map(([name]) => name),
    )
}

/** Of the connections for transactions so many are left to jobs. */
const FOR_JOBS = 2

/**
 * Statements are cut off after 30 s and forgotten transactions after 60 s, so that no request can hold a member's rows for
 * ever.
 */
function openPool(url: string, max: number, pooler: boolean): pg.Pool {
  const options = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value.replace(' ', '\\ ')}`)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: WAIT_MS,
    application_name: 'chokdee',
    ...(!pooler && { options: options.join(' ') }),
    // A server that is gone without a word is noticed by the system.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
  })
  // A connection that breaks tells whoever waits for it; without listeners it would end the process besides. The pool
  // listens to its idle ones only, so each has one of its own.
  pool.on('error', () => {})
  return pool
}

/**
 * Opens the pools and proves that the server answers. Transactions and statements by themselves, which are nearly all
 * reads, have connections of their own: however many write, a page that only looks is not kept waiting for one.
 */
export async function openPostgres(
  url: string,
  { maxConnections = 10, pooler = false, named = !pooler }: PostgresOptions = {},
): Promise<Database> {
  const pool = openPool(url, maxConnections, pooler)
  const single = openPool(url, Math.max(2, Math.ceil(maxConnections / 2)), pooler)
  let roundTrips = 0
  const broken = new WeakSet<pg.PoolClient>()
  const connections = new WeakMap<pg.PoolClient, Connection>()
  pool.on('connect', (client) => {
    client.on('error', () => void broken.add(client))
    connections.set(client, createConnection(client, { named, sent: () => void roundTrips++ }))
  })
  single.on('connect', (client) => void client.on('error', () => {}))
  const close = async () => void (await Promise.all([pool.end(), single.end()]))
  try {
    await checkSettings(single)
  } catch (error) {
    await close()
    throw error
  }
  const query = (asked: Query, values?: unknown[]) => {
    roundTrips++
    return single.query(withName(asked, named) as pg.QueryConfig, values)
  }
  const db = runningBy(drizzle({ client: { query } as unknown as pg.Pool }), runOn(query))
  db.transaction = (work, mode) =>
    onConnection(pool, (client) => connections.get(client)!.transaction(work, mode, () => broken.has(client)))
  return {
    engine: 'postgres',
    places: Math.max(1, maxConnections - FOR_JOBS),
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
        await client.query('set local statement_timeout = 0')
        await client.query('set local idle_in_transaction_session_timeout = 0')
        // Held by the transaction, which a pooler in between keeps on one session, and let go whatever happens.
        await client.query('select pg_advisory_xact_lock($1)', [ALONE])
        try {
          return await work()
        } finally {
          await client.query('rollback').catch(() => {})
        }
      }),
    driver: { pool: single },
    gauges: () => ({
      connections: pool.totalCount + single.totalCount,
      idle: pool.idleCount + single.idleCount,
      waiting: pool.waitingCount + single.waitingCount,
      roundTrips,
    }),
    close,
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
