/**
 * What the role that the server lives as may do, where another one owns the tables (DATABASE_OWNER_URL, decision 066): read and
 * write rows, and nothing about the tables themselves. The books are written once and never changed or removed; the rules that
 * the database keeps by triggers cannot be put aside by who owns none of them.
 */
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Written once. */
const APPEND_ONLY = [
  'ledger_journals',
  'ledger_postings',
  'ledger_blocks',
  'ledger_links',
  'desk_acts',
  'member_changes',
]

/** A row of these is locked, but moved by the owner's triggers alone. */
const LOCKED_ONLY = { ledger_accounts: 'opened_at' } as const

/** What people did to draws, and what was done about a member's limits: written once as well. */
const RECORDS = ['lotto_acts', 'protection_changes']

/** Looked at only. */
const READ_ONLY = ['ledger_head', 'ledger_nodes', 'protection_days', 'schema_migrations']

/** The queue's schema (jobs/pg-boss.ts). */
const QUEUE = 'pgboss'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** As whom this database is used. */
export async function roleOf({ db }: Database): Promise<string> {
  const { rows } = await db.execute<{ role: string }>(sql`select current_user as role`)
  return rows[0]!.role
}

/** Whether the role owns what is there, so that it could change every rule. */
export async function ownsTables({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const { rows } = await db.execute<{ owns: boolean }>(sql`
    select pg_has_role(current_user, relowner, 'usage') as owns from pg_class
    where oid = 'ledger_journals'::regclass`)
  return rows[0]!.owns
}

/** Grants it all anew, and takes back what is more. */
export async function grantRights(owner: Database, role: string): Promise<void> {
  const to = quoted(role)
  if (role === (await roleOf(owner))) return
  await owner.script(async (exec) => {
    for (const schema of ['public', QUEUE]) {
      await exec(`
        revoke create on schema ${schema} from public, ${to};
        revoke all on all tables in schema ${schema} from public, ${to};
        grant usage on schema ${schema} to ${to};
        grant select, insert, update, delete on all tables in schema ${schema} to ${to};
        grant usage, select on all sequences in schema ${schema} to ${to};
        grant execute on all functions in schema ${schema} to ${to}`)
    }
    await exec(`revoke update, delete on ${APPEND_ONLY.join(', ')} from ${to}`)
    await exec(`revoke update, delete on ${RECORDS.join(', ')} from ${to}`)
    await exec(`revoke insert, update, delete on ${READ_ONLY.join(', ')} from ${to}`)
    for (const [table, column] of Object.entries(LOCKED_ONLY))
      await exec(
        `revoke update, delete on ${table} from ${to}; grant update (${column}) on ${table} to ${to}`,
      )
  })
}
