import { is, SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, house } from '../ledger/accounts.ts'
import { GENESIS, hashInOldChain } from '../ledger/chain.ts'
import { postJournal } from '../ledger/post.ts'
import { auditLedger } from '../ledger/verify.ts'
import { ownDatabase, testDatabase } from '../testing/database.ts'
import { sealNow } from '../testing/seal.ts'
import { connect } from './connect.ts'
import type { Database } from './database.ts'
import { migrate, MigrationChanged } from './migrate.ts'
import { migrations } from './migrations/list.ts'
import { inTransaction } from './transaction.ts'
import * as affiliate from './schema/affiliate.ts'
import * as agent from './schema/agent.ts'
import * as cashback from './schema/cashback.ts'
import * as coupon from './schema/coupon.ts'
import * as desk from './schema/desk.ts'
import * as games from './schema/games.ts'
import * as identity from './schema/identity.ts'
import * as ledger from './schema/ledger.ts'
import * as lotto from './schema/lotto.ts'
import * as member from './schema/member.ts'
import * as operations from './schema/operations.ts'
import * as pause from './schema/pause.ts'
import * as payment from './schema/payment.ts'
import * as poll from './schema/poll.ts'
import * as promotion from './schema/promotion.ts'
import * as protection from './schema/protection.ts'
import * as quest from './schema/quest.ts'
import * as redemption from './schema/redemption.ts'
import * as rewards from './schema/rewards.ts'
import * as sandbox from './schema/sandbox.ts'
import * as statement from './schema/statement.ts'
import * as wheel from './schema/wheel.ts'
import * as withdraw from './schema/withdraw.ts'
import * as yeekee from './schema/yeekee.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const schema = {
  ...affiliate,
  ...agent,
  ...cashback,
  ...coupon,
  ...desk,
  ...games,
  ...identity,
  ...ledger,
  ...lotto,
  ...member,
  ...operations,
  ...pause,
  ...payment,
  ...poll,
  ...promotion,
  ...protection,
  ...quest,
  ...redemption,
  ...rewards,
  ...sandbox,
  ...statement,
  ...wheel,
  ...withdraw,
  ...yeekee,
}
const tables = Object.values(schema) as PgTable[]

describe('migrations', () => {
  it('are applied once, however many start together', async () => {
    const one = {
      name: '9001-test',
      sql: 'create table test_one (id integer); insert into test_one values (1)',
    }
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database, [...migrations, one])))
    expect(runs.flat()).toEqual(['9001-test'])
    expect(await database.script((exec) => exec('select * from test_one'))).toEqual([{ id: 1 }])
  })

  it('leave nothing of one that fails, and go on after it is mended', async () => {
    const broken = { name: '9002-test', sql: 'create table test_two (id integer); select no_such_function()' }
    await expect(migrate(database, [broken])).rejects.toThrow('no_such_function')
    const mended = { ...broken, sql: 'create table test_two (id integer)' }
    expect(await migrate(database, [mended])).toEqual(['9002-test'])
  })

  it('refuse a history that was changed', async () => {
    const changed = { ...migrations[0]!, sql: `${migrations[0]!.sql} -- later thought` }
    await expect(migrate(database, [changed])).rejects.toThrow(MigrationChanged)
  })

  it('have names in order, each once', () => {
    const names = migrations.map((migration) => migration.name)
    expect([...new Set(names)].sort()).toEqual(names)
  })
})

describe('tables in the code', () => {
  it('are those of the migrations', async () => {
    const rows = await database.script((exec) =>
      exec(
        `select tablename from pg_tables where schemaname = 'public' and tablename !~ '^(test_|schema_migrations)'`,
      ),
    )
    const made = rows.map((row) => String(row.tablename)).sort()
    expect(tables.map((table) => getTableConfig(table).name).sort()).toEqual(made)
  })

  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    '%s has the same columns, defaults and key',
    async (name, table) => {
      const { columns, primaryKeys } = getTableConfig(table)
      const made = await database.script((exec) =>
        exec(
          `select column_name, is_nullable, is_identity, column_default, (
              select format_type(atttypid, null) from pg_attribute
              where attrelid = '${name}'::regclass and attname = column_name) as data_type
             from information_schema.columns where table_name = '${name}'`,
        ),
      )
      expect(columns.map(declaredColumn).sort()).toEqual(made.map(madeColumn).sort())

      const key = await database.script((exec) =>
        exec(
          `select a.attname from pg_constraint c
             cross join unnest(c.conkey) with ordinality as k (attnum, at)
             join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
            where c.conrelid = '${name}'::regclass and c.contype = 'p' order by k.at`,
        ),
      )
      const declaredKey = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
      expect(declaredKey.map((column) => column.name)).toEqual(key.map(({ attname }) => attname))
    },
  )
})

/** A default that only the database can give: a number of its own, a random name. */
const BY_DATABASE = 'given by the database'

function declaredColumn(column: PgColumn): string {
  const { default: value, hasDefault, primary, notNull } = column
  const text = typeof value === 'object' && !is(value, SQL) ? JSON.stringify(value) : String(value)
  const given = !hasDefault ? 'none' : is(value, SQL) ? BY_DATABASE : text
  return `${column.name} ${column.getSQLType()} ${notNull || primary ? 'not null' : 'null'}, default ${given}`
}

function madeColumn(row: Record<string, unknown>): string {
  const written = row.column_default === null ? null : String(row.column_default)
  const [, quoted] = /^'(.*)'::[\w ]+(?:\[\])?$/s.exec(written ?? '') ?? []
  const value = quoted?.replaceAll("''", "'") ?? written
  const own = row.is_identity === 'YES' || (quoted === undefined && /\(/.test(written ?? ''))
  const given = own ? BY_DATABASE : (value ?? 'none')
  const nullable = row.is_nullable === 'YES' ? 'null' : 'not null'
  return `${String(row.column_name)} ${String(row.data_type)} ${nullable}, default ${given}`
}

/** As they were written before 0028: so many satang each from the house to a wallet. */
function oldJournals(amounts: readonly number[]): string {
  let [hash, sum] = [GENESIS, 0]
  const statements = amounts.map((amount, index) => {
    const id = String(index + 1)
    sum += amount
    const postings = [
      { accountId: 'house:sandbox', amount: -amount, balanceAfter: -sum },
      { accountId: 'wallet:1', amount, balanceAfter: sum },
    ]
    const before = hash
    hash = hashInOldChain(before, {
      id,
      key: `k${id}`,
      kind: 'test',
      memo: '',
      at: 0,
      reverses: null,
      postings,
    })
    return `insert into ledger_journals values (${id}, 'k${id}', 'test', '', to_timestamp(0), null, '${before}', '${hash}');
      insert into ledger_postings values (${id}, 1, 'house:sandbox', ${-amount}, ${-sum}), (${id}, 2, 'wallet:1', ${amount}, ${sum});
      update ledger_head set journal_id = ${id}, hash = '${hash}'`
  })
  const accounts = `insert into ledger_accounts (id, kind, opened_at)
    values ('house:sandbox', 'house', now()), ('wallet:1', 'wallet', now())`
  return [accounts, ...statements].join(';')
}

describe('0028 a ledger that has a chain already', () => {
  it('keeps it as it is, and its end stands before the first block', async () => {
    const old = migrations.filter(({ name }) => name < '0028')
    const own = await ownDatabase()
    const before = await connect(own ? { url: own.url, maxConnections: 2 } : { memory: true })
    try {
      await migrate(before, old)
      await before.script((exec) => exec(oldJournals([5, 2])))
      expect(await migrate(before, migrations)).toContain('0028-ledger-blocks')
      expect((await auditLedger(before.db)).faults).toEqual([])
      await inTransaction(before.db, (tx) =>
        postJournal(tx, {
          key: 'new',
          kind: 'test',
          at: 3,
          postings: [
            { account: house.sandbox, amount: -7 },
            { account: 'wallet:1', amount: 7 },
          ],
        }),
      )
      await sealNow(before.db, 4)
      const audit = await auditLedger(before.db)
      expect(audit).toMatchObject({ journals: 3, unsealed: 0, faults: [] })
      expect(await balanceOf(before.db, 'wallet:1')).toBe(5 + 2 + 7)
      expect(await balanceOf(before.db, house.sandbox)).toBe(-5 - 2 - 7)
      await before.script(async (exec) => {
        await exec('set local session_replication_role = replica')
        await exec(`update ledger_journals set memo = 'gift' where id = 1`)
      })
      expect((await auditLedger(before.db)).faults).toMatchObject([{ invariant: 'I9' }])
    } finally {
      await before.close()
      await own?.drop()
    }
  })
})
