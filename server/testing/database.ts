/** A database of its own for a test file: embedded in memory, or on the PostgreSQL of TEST_DATABASE_URL. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/list.ts'
import { snapshot } from './snapshot.ts'

/** Opens it, migrated and empty. Closing drops it. */
export async function testDatabase(): Promise<Database> {
  const own = await ownDatabase()
  if (!own) return connect({ memory: true, snapshot: await snapshot() })
  const database = await connect({ url: own.url, maxConnections: 5 })
  await migrate(database, migrations)
  return {
    ...database,
    close: async () => {
      await database.close()
      await own.drop()
    },
  }
}

/** An empty PostgreSQL database of its own, on TEST_DATABASE_URL; null when the tests run on the embedded one. */
export async function ownDatabase(): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return null
  const name = `chokdee_${randomBytes(6).toString('hex')}`
  await statement(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => statement(server, `drop database ${name} with (force)`) }
}

async function statement(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/**
 * Empties every table and starts the ids again. The guards of the ledger and foreign keys are put aside for it, as
 * only a test may. Tables are emptied row by row: to truncate some forty of them takes longer than most tests.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.script(async (exec) => {
    const names = async (text: string) => (await exec(text)).map((row) => String(row.name))
    const tables = await names(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
    )
    const filled = await names(
      tables
        .map((table) => `select '${table}' as name where exists (select from ${table})`)
        .join(' union all '),
    )
    const counters = await names(
      `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null`,
    )
    await exec('set local session_replication_role = replica')
    const statements = [
      ...filled.map((table) => `delete from ${table}`),
      ...counters.map((counter) => `alter sequence ${counter} restart`),
      `insert into ledger_head (one, journal_id, hash) values (1, 0, repeat('0', 64))`,
    ]
    await exec(statements.join(';'))
  })
}
