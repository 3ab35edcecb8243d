/** PostgreSQL's own programs, asked without a password on their command line. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { CannotStart } from '#server/start-parts.ts'

/** Runs one of them on the database of `url`; what it says goes to our error output. */
export async function runOn(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const target = new URL(url)
  const password = decodeURIComponent(target.password)
  target.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const child = spawn(program, [...args, '--dbname', target.href], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close').catch(() => {
    throw new CannotStart([
      `${program} is not installed. Install PostgreSQL's client programs and try again.`,
    ])
  })
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new CannotStart([`${program} failed (exit code ${code}); see its words above.`])
}

/** The same server, another database. */
export function databaseOf(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Name of the database in an address. */
export const nameIn = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1))

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseOf(url, 'template1') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes an empty database. */
export const createDatabase = (url: string, name: string): Promise<unknown> =>
  onServer(url, (client) => client.query(`create database ${quoted(name)} template template0`))

/** `fresh` takes the name of `live`, which is kept as `kept`: both or neither. Refused while anybody is connected. */
export const switchDatabases = (
  url: string,
  names: { live: string; fresh: string; kept: string },
): Promise<void> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from pg_stat_activity where datname = $1',
      [names.live],
    )
    const [{ n } = { n: 0 }] = rows
    if (n > 0) {
      throw new CannotStart([
        `${n} sessions are open on ${names.live}. Stop the servers, then run this again; the restored copy is in ${names.fresh}.`,
      ])
    }
    await client.query('begin')
    await client.query(`alter database ${quoted(names.live)} rename to ${quoted(names.kept)}`)
    await client.query(`alter database ${quoted(names.fresh)} rename to ${quoted(names.live)}`)
    await client.query('commit')
  })
