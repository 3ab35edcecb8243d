/** A role that owns no table, on PostgreSQL: what it may, and what it may not (decision 066). */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { runNode, type Running } from '../testing/process.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'
import { ownsTables } from './rights.ts'

/** What whoever got hold of the role could try on the books. */
const REFUSED = [
  'alter table ledger_postings disable trigger all',
  'drop trigger ledger_postings_whole on ledger_postings',
  'drop table ledger_postings',
  'truncate ledger_journals cascade',
  'alter table ledger_accounts drop constraint ledger_wallet_not_below_zero',
  'update ledger_journals set memo = memo',
  'delete from ledger_journals',
  'update ledger_postings set amount = amount + 1',
  'delete from ledger_postings',
  'update ledger_blocks set hash = hash',
  'delete from ledger_links',
  'update ledger_accounts set balance = balance + 1',
  'delete from ledger_accounts',
  'update ledger_head set hash = hash',
  `insert into ledger_nodes values (40, 0, '')`,
  'delete from schema_migrations',
  'create or replace function ledger_append_only() returns trigger language plpgsql as $$ begin return new; end $$',
  'create table mine (one integer)',
  'create temporary table ledger_accounts (id text, balance bigint)',
  'create schema mine',
  'set session_replication_role = replica',
  'alter table pgboss.job add column mine integer',
]

describe.runIf(process.env.TEST_DATABASE_URL)('the role of the server', { timeout: 90_000 }, () => {
  const role = `app_${randomBytes(4).toString('hex')}`
  let own: NonNullable<Awaited<ReturnType<typeof ownDatabase>>>
  let folder: string
  let running: Running
  let owner: Database
  let database: Database

  beforeAll(async () => {
    own = (await ownDatabase())!
    folder = mkdtempSync(join(tmpdir(), 'rights-'))
    owner = await connect({ url: own.url, maxConnections: 2 })
    const name = new URL(own.url).pathname.slice(1)
    await owner.script((exec) =>
      exec(`create role ${role} login; revoke all on database ${name} from public;
        grant connect on database ${name} to ${role}`),
    )
    const url = new URL(own.url)
    url.username = role
    running = runNode(join(import.meta.dirname, '../../main.ts'), {
      DATA_DIR: folder,
      PORT: '0',
      ADMIN_LISTEN: '127.0.0.1:0',
      SANDBOX: '1',
      LOG_LEVEL: 'error',
      DATABASE_URL: url.href,
      DATABASE_OWNER_URL: own.url,
    })
    await running.says(/Chokdee is at/)
    database = await connect({ url: url.href, maxConnections: 2 })
  }, 90_000)

  afterAll(async () => {
    await running.end('SIGTERM')
    await database.close()
    await owner.script((exec) => exec(`drop owned by ${role}; drop role ${role}`))
    await owner.close()
    await own.drop()
    rmSync(folder, { recursive: true })
  })

  it('serves, fills the sandbox, seals and has its jobs', async () => {
    const [, admin] = await running.says(/For operators: (\S+)\/readyz/)
    const checks = async () => {
      const answer = await fetch(`${admin}/readyz`)
      return ((await answer.json()) as { checks: { name: string; ok: boolean }[] }).checks
    }
    await expect.poll(async () => (await checks()).filter(({ ok }) => !ok), { timeout: 30_000 }).toEqual([])
    const waiting = () => database.script((exec) => exec('select count(*)::int as n from ledger_unsealed'))
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ n: 0 }])
    expect(running.output()).not.toContain('permission denied')
    expect(await ownsTables(database)).toBe(false)
    expect(await ownsTables(owner)).toBe(true)
  })

  it.each(REFUSED)('may not: %s', async (text) => {
    await expect(database.script((exec) => exec(text))).rejects.toThrow(
      /permission denied|must be owner|not allowed/,
    )
  })

  it('may hold the row of an account, and change nothing in it', async () => {
    const held = await database.script((exec) =>
      exec('select id from ledger_accounts order by id limit 1 for no key update'),
    )
    expect(held).toHaveLength(1)
    await expect(
      database.script((exec) => exec('update ledger_accounts set opened_at = now()')),
    ).rejects.toThrow('moved by postings only')
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('sessions behind a pooler', () => {
  it('that have not the settings of the server are refused, with what gives them', async () => {
    const own = (await ownDatabase())!
    try {
      await expect(connect({ url: own.url, pooler: true })).rejects.toThrow(
        /alter role \w+ set statement_timeout = '30s'/,
      )
    } finally {
      await own.drop()
    }
  })
})
