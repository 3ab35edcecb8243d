/**
 * How long the auditor takes, and how much memory: `node bench/audit.ts [journals …]`, 100,000 and 1,000,000 unless told, on
 * a PostgreSQL of its own. The real command (`npm run ledger:verify`) reads everything, once from nothing and once from the
 * checkpoint of the first; its memory is looked at from outside. Then an owner changes the books, and the head that was
 * printed before must find it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from '#server/db/connect.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { house, openAccount, walletAccount } from '#server/ledger/accounts.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { fillBooks } from './books/fill.ts'
import { memoryOf } from './books/memory.ts'

const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [100_000, 1_000_000]
const WALLETS = 1_000

const folder = mkdtempSync(join(tmpdir(), 'audit-bench-'))
const postgres = await startPostgres()
const database = await connect({ url: postgres.url, maxConnections: 4 })
await migrate(database, migrations)
const wallets = Array.from({ length: WALLETS }, (_, n) => String(900_000 + n))
await inTransaction(database.db, async (tx) => {
  await openAccount(tx, house.sandbox, Date.now())
  for (const id of wallets) await openAccount(tx, walletAccount(id), Date.now())
})

interface Audited {
  readonly text: string
  readonly code: number
  readonly seconds: number
  readonly most: number
  /** Resident, each tenth of the time. */
  readonly course: readonly number[]
}

async function audited(...args: string[]): Promise<Audited> {
  const begun = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../scripts/ledger-verify.ts'), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  const seen: number[] = []
  let most = 0
  const looking = setInterval(() => {
    const memory = memoryOf(child.pid!)
    if (!memory?.most) return
    seen.push(memory.now)
    most = memory.most
  }, 100)
  const [code] = (await once(child, 'close')) as [number]
  clearInterval(looking)
  const course = Array.from({ length: 10 }, (_, n) => seen[Math.floor((n * seen.length) / 10)] ?? 0)
  return { text, code, seconds: (performance.now() - begun) / 1000, most, course }
}

const told = ({ seconds, most, course }: Audited) =>
  `${seconds.toFixed(1)} s, at most ${most.toFixed(0)} MB (${course.map((mb) => mb.toFixed(0)).join(' ')})`

let begun = 0
let head = ''
for (const journals of sizes) {
  const filling = performance.now()
  await fillBooks(database, { wallets, journals, begun })
  begun = journals
  console.log(`${journals} journals, filled in ${((performance.now() - filling) / 1000).toFixed(0)} s`)
  const checkpoint = join(folder, `${journals}.json`)
  const whole = await audited('--checkpoint', checkpoint)
  head = /head (\d+:[0-9a-f]{64})/.exec(whole.text)?.[1] ?? ''
  if (whole.code !== 0 || !head) throw new Error(whole.text)
  console.log(`  from nothing: ${told(whole)}, load ${loadavg()[0]!.toFixed(1)}`)
  console.log(`  from its checkpoint: ${told(await audited('--checkpoint', checkpoint))}`)
}

/** As whoever owns the tables, with every rule put aside. */
const tamper = (statement: string) =>
  database.script((exec) => exec(`set local session_replication_role = replica; ${statement}`))

await tamper(`update ledger_blocks set sealed_at = sealed_at + interval '1 ms' where no = 1`)
const found = await audited('--head', head)
console.log(
  found.code === 1 ? `a changed block is named: ${found.text.split('\n')[0]}` : 'NOT FOUND: a changed block',
)
await database.close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(found.code === 1 ? 0 : 1)
