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

async function recorded(exec: Exec): Promise<Map<string, string>> {
  await exec(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const rows = await exec('select name, checksum from schema_migrations')
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]))
}

/** Applies what is missing, each migration in its own transaction; answers the names of those applied. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const applied: string[] = []
  for (const migration of migrations) {
    await database.script(async (exec) => {
      // Of this transaction only: a large table takes longer than any request may.
      await exec('set local statement_timeout = 0')
      await exec(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`)
      const known = (await recorded(exec)).get(migration.name)
      const sum = checksum(migration)
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
