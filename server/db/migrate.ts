/** Brings the schema up to date. Safe when several processes start together. */
import { createHash } from 'node:crypto'
import type { Database, Exec } from './database.ts'
import type { Migration } from './migration.ts'

/** Any number will do, as long as all processes of the product use the same one. */
const ADVISORY_LOCK = 7_310_001

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
const checksum = (migration: Migration) => createHash('sha256').update(migration.sql).digest('hex')

/** A migration on record differs from the one in the code: somebody changed history. */
export class MigrationChanged extends Error {
  constructor(name: string) {
    super(
      `Migration ${name} was applied to this database in another form. Start with an empty DATA_DIR or database.`,
    )
  }
}

/** A record appears with what it is of, so that no lock is needed to know it. */
async function recordedBefore(exec: Exec): Promise<ReadonlyMap<string, string>> {
  const [row] = await exec(`select to_regclass('schema_migrations') is not null as there`)
  return row!.there === true ? read(exec) : new Map()
}

async function recorded(exec: Exec): Promise<ReadonlyMap<string, string>> {
  await exec(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  return read(exec)
}

async function read(exec: Exec): Promise<ReadonlyMap<string, string>> {
  const rows = await exec('select name, checksum from schema_migrations')
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]))
}

/** Applies what is missing, each migration in its own transaction; answers the names of those applied. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const applied: string[] = []
  const before = await database.script(recordedBefore)
  for (const migration of migrations) {
    const sum = checksum(migration)
    if (before.get(migration.name) === sum) continue
    await database.script(async (exec) => {
      // Of this transaction only: a large table takes longer than any request may.
      await exec('set local statement_timeout = 0')
      await exec(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`)
      const known = (await recorded(exec)).get(migration.name)
      if (known === sum) return
      if (known !== undefined) throw new MigrationChanged(migration.name)
      await exec(migration.sql)
      await exec(
        `insert into schema_migrations (name, checksum) values (${quote(migration.name)}, ${quote(sum)})`,
      )
      applied.push(migration.name)
    })
  }
  return applied
}
