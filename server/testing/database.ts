/** A database of its own for a test file: embedded in memory, or on the PostgreSQL of TEST_DATABASE_URL. */
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/list.ts'
import { snapshot } from './snapshot.ts'

/** Opens it, migrated and empty, or as `dump` has it where it is embedded. Closing drops it, or gives it to the next file. */
export async function testDatabase(dump?: Blob | null): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return dump ? connect({ memory: true, snapshot: dump }) : emptyEmbedded()
  const own = await newDatabase(server, await migratedTemplate(server))
  const database = await connect({ url: own.url, maxConnections: 5 })
  return {
    ...database,
    close: async () => {
      await database.close()
      await own.drop()
    },
  }
}

/** Of this process, emptied: the next test file takes it, in a twentieth of the time that another takes to be opened. */
const atHand: Database[] = []

/** Dead rows and what is written ahead stay in memory: after so much a database is not used again, bytes. */
const WORN = 48 * 1024 * 1024

async function emptyEmbedded(): Promise<Database> {
  const database = atHand.pop() ?? (await connect({ memory: true, snapshot: await snapshot() }))
  const before = await stateOf(database)
  return {
    ...database,
    close: async () => {
      try {
        await emptyDatabase(database)
        await database.script((exec) =>
          exec(
            "deallocate all; discard plans; discard temp; discard sequences; reset all; set time zone 'UTC'",
          ),
        )
        const after = await stateOf(database)
        if (after.shape === before.shape && after.written - before.written < WORN) atHand.push(database)
        else await database.close()
      } catch {
        // A test left it in a state that nobody else should meet.
        await database.close()
      }
    },
  }
}

/** What its tables, triggers and functions are, and how much was ever written. */
async function stateOf(database: Database): Promise<{ shape: string; written: number }> {
  // To start a sequence again writes its row anew.
  const catalogs = ["class where relkind <> 'S'", 'attribute', 'proc', 'trigger', 'constraint', 'type']
  const shapes = catalogs.map((name) => `(select count(*) || ':' || max(xmin::text::bigint) from pg_${name})`)
  const [row] = await database.script((exec) =>
    exec(
      `select concat_ws(' ', ${shapes.join(', ')}) as shape, pg_current_wal_lsn() - '0/0'::pg_lsn as written`,
    ),
  )
  return { shape: String(row!.shape), written: Number(row!.written) }
}

/** An empty PostgreSQL database of its own, on TEST_DATABASE_URL; null when the tests run on the embedded one. */
export async function ownDatabase(): Promise<Own | null> {
  const server = process.env.TEST_DATABASE_URL
  return server ? newDatabase(server) : null
}

interface Own {
  readonly url: string
  readonly drop: () => Promise<unknown>
}

async function newDatabase(server: string, template = 'template1'): Promise<Own> {
  const name = `chokdee_${randomBytes(6).toString('hex')}`
  await ask(server, `create database ${name} template ${template}`)
  return { url: at(server, name), drop: () => ask(server, `drop database ${name} with (force)`) }
}

/**
 * A migrated, empty database that others are copied from, made once on a server: nobody ever connects to it by its
 * name, since what is connected to cannot be copied. Two makers at once do no harm: the second to finish gives way.
 */
async function migratedTemplate(server: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  const name = `chokdee_migrated_${hash}`
  const isThere = () => ask(server, `select 1 from pg_database where datname = '${name}'`)
  if ((await isThere()).length > 0) return name
  const making = await newDatabase(server)
  const database = await connect({ url: making.url, maxConnections: 1 })
  await migrate(database, migrations)
  await database.close()
  try {
    await ask(server, `alter database ${new URL(making.url).pathname.slice(1)} rename to ${name}`)
  } catch (error) {
    await making.drop()
    if ((await isThere()).length === 0) throw error
  }
  return name
}

function at(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function ask(server: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/**
 * Empties every table and starts the ids again. The guards of the ledger and foreign keys are put aside for it, as
 * only a test may. Only tables that ever held a row are looked at, and they are emptied row by row: to ask or to
 * truncate all of them takes longer than most tests.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.script(async (exec) => {
    const names = async (text: string) => (await exec(text)).map((row) => String(row.name))
    const filled = await names(
      `select quote_ident(relname) as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
          and pg_relation_size(oid) > 0`,
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
