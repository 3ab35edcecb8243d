/**
 * `node bench/restore-drill.ts [clients] [seconds]`: back to a named second. A PostgreSQL that archives its log is backed up
 * with `pg_basebackup` while clients post journals; then it is lost. A new one is made of the backup and the log, up to a
 * second in the middle of the load, and must hold exactly the journals that were committed by then, and right books.
 * docs/deploy.md has the same steps for a real machine.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#server/db/connect.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { house, openAccount, walletAccount } from '#server/ledger/accounts.ts'
import { postJournal } from '#server/ledger/post.ts'
import { sealAll } from '#server/ledger/seal.ts'
import { verifyLedgerOnline } from '#server/ledger/verify.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'

const clients = Number(process.argv[2] ?? 8)
const seconds = Number(process.argv[3] ?? 20)

const folder = mkdtempSync(join(tmpdir(), 'chokdee-restore-'))
const archive = join(folder, 'archive')
const base = join(folder, 'base')
mkdirSync(archive)
const settings = [
  'wal_level=replica',
  'archive_mode=on',
  `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  'track_commit_timestamp=on',
  'max_wal_senders=4',
]
const first = await startPostgres({ durable: true, settings })
if (first.user.uid !== undefined) {
  for (const path of [folder, archive]) chownSync(path, first.user.uid, first.user.gid)
}

/** Posts one journal after the other until the time is over; answers how many were confirmed. */
async function client(database: Database, number: number, until: number): Promise<number> {
  const wallet = walletAccount(String(900_000 + number))
  await inTransaction(database.db, (tx) => openAccount(tx, wallet, Date.now()))
  let posted = 0
  for (; Date.now() < until; posted++) {
    const amount = 100 + (posted % 900)
    await inTransaction(database.db, (tx) =>
      postJournal(tx, {
        key: `drill:${number}:${posted}`,
        kind: 'opening',
        memo: '',
        at: Date.now(),
        postings: [
          { account: house.sandbox, amount: -amount },
          { account: wallet, amount },
        ],
      }),
    )
  }
  return posted
}

async function rows(database: Database, text: string): Promise<Record<string, unknown>[]> {
  return database.script((exec) => exec(text))
}
const keys = async (database: Database, where: string) =>
  (await rows(database, `select key from ledger_journals where ${where} order by key`)).map(({ key }) => key)

const database = await connect({ url: first.url, maxConnections: clients + 2 })
await migrate(database, migrations)
await inTransaction(database.db, (tx) => openAccount(tx, house.sandbox, Date.now()))
const until = Date.now() + seconds * 1000
const working = Promise.all(Array.from({ length: clients }, (_, number) => client(database, number, until)))
const sealing = (async () => {
  while (Date.now() < until) {
    await sealAll(database.db, { signer: null, now: Date.now() })
    await sleep(500)
  }
})()

await sleep(1_000)
const copying = performance.now()
execFileSync(join(first.bin, 'pg_basebackup'), ['-d', first.url, '-D', base, '-X', 'none', '-c', 'fast'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
const copied = performance.now() - copying

await sleep(Math.max(0, (until - Date.now()) / 2))
const [{ second } = { second: '' }] = await rows(
  database,
  `select date_trunc('second', now())::text as second`,
)
const confirmed = (await working).reduce((sum, one) => sum + one, 0)
await sealing
const committed = `pg_xact_commit_timestamp(xid::text::bigint::text::xid) <= '${String(second)}'::timestamptz`
const expected = await keys(database, `xid is not null and ${committed}`)
const all = await keys(database, 'true')
await rows(database, 'select pg_switch_wal()')
await sleep(1_000)
await database.close()
await first.crash()
await first.stop()

const begun = performance.now()
const later = await startPostgres({
  durable: true,
  settings: [
    `restore_command=cp ${archive}/%f %p`,
    `recovery_target_time=${String(second)}`,
    'recovery_target_action=promote',
  ],
  fill: (data) => {
    cpSync(base, data, { recursive: true })
    writeFileSync(join(data, 'recovery.signal'), '')
    chmodSync(data, 0o700)
  },
})
const restored = await connect({ url: later.url })
for (;;) {
  const [{ recovering } = { recovering: true }] = await rows(
    restored,
    'select pg_is_in_recovery() as recovering',
  )
  if (recovering === false) break
  await sleep(50)
}
const back = performance.now() - begun
const there = await keys(restored, 'true')
await sealAll(restored.db, { signer: null, now: Date.now() })
const audit = await verifyLedgerOnline(restored.db, { signer: null, published: null, from: null })
const blocks = await rows(restored, `select kind from ledger_blocks order by no desc limit 1`)
const whole = performance.now() - begun
await restored.close()
await later.stop()
rmSync(folder, { recursive: true, force: true })

const same = JSON.stringify(there) === JSON.stringify(expected)
console.log(
  `${confirmed} journals confirmed by ${clients} clients in ${seconds} s, ${all.length} in the books`,
)
console.log(`base backup under load ${(copied / 1000).toFixed(1)} s`)
console.log(
  `back to ${String(second)}: ${there.length} journals, ${expected.length} committed by then, same: ${same}`,
)
console.log(`${audit.faults.length} faults; the last block says ${String(blocks[0]?.kind)}`)
console.log(
  `open for questions after ${(back / 1000).toFixed(1)} s, audited after ${(whole / 1000).toFixed(1)} s`,
)
const right = same && audit.faults.length === 0 && all.length === confirmed && there.length < all.length
process.exitCode = right ? 0 : 1
