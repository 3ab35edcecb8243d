/** First starts on a database: two at once, and production on one that the sandbox has filled. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './db/database.ts'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { migrations } from './db/migrations/list.ts'
import { ownDatabase, testDatabase } from './testing/database.ts'
import { runNode, type Running } from './testing/process.ts'

const MARK = '0027-sandbox-mark'
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.example.com',
  GAMES_ORIGIN: 'https://games.example.com',
  ADMIN_LISTEN: 'off',
}

let folder: string
let open: Running[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(async () => {
  for (const running of open) if (running.child.exitCode === null) await running.end('SIGKILL')
  open = []
  rmSync(folder, { recursive: true })
})

const start = (env: NodeJS.ProcessEnv) => {
  const running = runNode(join(import.meta.dirname, '../main.ts'), { DATA_DIR: folder, PORT: '0', ...env })
  open.push(running)
  return running
}
const ready = (running: Running) => running.says(/Chokdee is at (\S+)/)
const rowsOf = (database: Database, text: string) => database.script((exec) => exec(text))

describe('a database that the sandbox has filled', { timeout: 90_000 }, () => {
  it('is refused without the sandbox, with the reason and the remedy', async () => {
    const first = start({})
    await ready(first)
    await first.end('SIGTERM')
    const second = start({ SANDBOX: '0' })
    expect(await second.end()).toBe(1)
    expect(second.output()).toBe(
      `The database in ${folder} was filled by the sandbox: its people sign in with a published password. ` +
        'Set DATA_DIR to an empty folder, or SANDBOX to 1 to play with this one.\n',
    )
    await ready(start({}))
  })

  it.each([
    [
      'its money',
      `insert into ledger_accounts (id, kind, opened_at) values ('house:sandbox', 'house', now()), ('wallet:1', 'wallet', now());
      insert into ledger_journals (id, key, kind, at, prev_hash, hash) values (1, 'opening', 'opening', now(), repeat('0', 64), repeat('1', 64));
      insert into ledger_postings (journal_id, seq, account_id, amount, balance_after) values (1, 0, 'house:sandbox', -5, -5), (1, 1, 'wallet:1', 5, 5)`,
    ],
    [
      'its first person',
      `insert into agents (code, number, name) values ('chokdee', 1, 'x');
      insert into members (agent_code, username, mobile, password_hash, affiliate_code, created_at)
      values ('chokdee', 'malee', '0810000001', 'x', 'M4L2E7', now())`,
    ],
    [
      null,
      `insert into agents (code, number, name) values ('chokdee', 1, 'x');
      insert into members (agent_code, username, mobile, password_hash, affiliate_code, created_at)
      values ('chokdee', 'malee', '0899999998', 'x', 'M4L2E7', now())`,
    ],
  ])('before there was a mark is known by %s', async (trace, filling) => {
    const database = await testDatabase()
    try {
      await database.script(async (exec) => {
        await exec(`drop table sandbox_marks; delete from schema_migrations where name = '${MARK}'`)
        await exec('set local session_replication_role = replica')
        await exec(filling)
      })
      expect(await migrate(database, migrations)).toEqual([MARK])
      expect(await rowsOf(database, 'select one from sandbox_marks')).toEqual(
        trace === null ? [] : [{ one: 1 }],
      )
    } finally {
      await database.close()
    }
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', { timeout: 90_000 }, () => {
  it('two first starts at once both serve one filled database, and print nothing of it', async () => {
    const own = (await ownDatabase())!
    try {
      const both = [1, 2].map((n) =>
        start({ DATABASE_URL: own.url, SANDBOX: '1', DATA_DIR: join(folder, String(n)), LOG_LEVEL: 'debug' }),
      )
      await Promise.all(both.map(ready))
      const database = await connect({ url: own.url, maxConnections: 1 })
      const [counted] = await rowsOf(
        database,
        `select count(*)::int as n from members where username = 'malee'`,
      )
      await database.close()
      expect(counted).toEqual({ n: 1 })
      expect(await Promise.all(both.map((one) => one.end('SIGTERM')))).toEqual([0, 0])
      for (const one of both) expect(one.output()).not.toMatch(/scrypt|0810000|Failed query|params/)
      const production = start({ DATABASE_URL: own.url, ...PRODUCTION })
      expect(await production.end()).toBe(1)
      expect(production.output()).toBe(
        'The database at DATABASE_URL was filled by the sandbox: its people sign in with a published password. ' +
          'Set DATABASE_URL to an empty database.\n',
      )
    } finally {
      await own.drop()
    }
  })

  it('production starts on an empty one, twice at once', async () => {
    const own = (await ownDatabase())!
    try {
      const both = [1, 2].map(() => start({ DATABASE_URL: own.url, ...PRODUCTION }))
      await Promise.all(both.map(ready))
      expect(await Promise.all(both.map((one) => one.end('SIGTERM')))).toEqual([0, 0])
    } finally {
      await own.drop()
    }
  })
})
