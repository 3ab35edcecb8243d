/** A PostgreSQL server, through a pool of connections. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Db } from './types.ts'

/**
 * Opens the pool and proves that the server answers. Statements are cut off after 30 s and forgotten
 * transactions after 60 s, so that no request can hold a member's rows for ever.
 */
export async function openPostgres(url: string, maxConnections: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'chokdee',
    options: '-c timezone=UTC -c default_transaction_isolation=read\\ committed',
  })
  // An idle connection that breaks is replaced on next use; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    engine: 'postgres',
    db: drizzle({ client: pool }) as unknown as Db,
    script: async (work) => {
      const client = await pool.connect()
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
      } finally {
        client.release()
      }
    },
    driver: { pool },
    close: () => pool.end(),
  }
}
