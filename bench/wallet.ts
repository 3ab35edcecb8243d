/**
 * Many clients on one member's wallet: `node bench/wallet.ts [seconds] [clients]`, on the embedded database in a
 * folder of its own, or on the PostgreSQL of DATABASE_URL (an empty one). Every request is a transfer through the real
 * API: session, idempotency, ledger. Now and then an answer is taken for lost and the request sent again under its key.
 * Prints transactions per second and latencies, and fails when a satang is missing or was moved twice.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { satang } from '#contracts/money.ts'
import { transferBetweenWallets } from '#contracts/statement.ts'
import { createApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { balanceOf, walletAccount } from '#server/ledger/accounts.ts'
import { verifyLedger } from '#server/ledger/verify.ts'
import { statementHandlers } from '#server/modules/statement/handlers.ts'
import { caller } from '#server/testing/call.ts'
import { addAgent, addMember } from '#server/testing/people.ts'
import { depsOn } from './deps.ts'

const [seconds = 30, clients = 64] = process.argv.slice(2).map(Number)
const OPENING = 1_000_000_00
/** One request in so many is sent a second time. */
const REPEATED = 20

const folder = mkdtempSync(join(tmpdir(), 'wallet-bench-'))
const url = process.env.DATABASE_URL
const database = await connect(url ? { url, maxConnections: 20 } : { folder })
await migrate(database, migrations)
const deps = depsOn(database)
await addAgent(database.db)
const member = await addMember(deps, {
  wallets: [
    { balance: OPENING, canDeposit: true },
    { balance: OPENING, canDeposit: true },
  ],
})
const [first = '', second = ''] = member.walletIds
const call = caller(createApp(deps, { handlers: Object.values(statementHandlers) }))

const took: number[] = []
let moved = 0
let confirmed = 0
let conflicts = 0
const end = performance.now() + seconds * 1000

async function client(index: number): Promise<void> {
  while (performance.now() < end) {
    const there = index % 2 === 0
    const amount = satang(1 + (randomBytes(1)[0]! % 200))
    const key = randomBytes(16).toString('hex')
    const wish = { from_wallet_id: there ? first : second, to_wallet_id: there ? second : first, amount }
    const begun = performance.now()
    const answer = await call(transferBetweenWallets, wish, { as: member, key })
    took.push(performance.now() - begun)
    if (answer.error !== 0) {
      conflicts++
      continue
    }
    confirmed++
    moved += there ? -amount : amount
    if (confirmed % REPEATED === 0) {
      const again = await call(transferBetweenWallets, wish, { as: member, key })
      if (again.text !== answer.text) throw new Error('a repetition was answered otherwise')
    }
  }
}

await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))

const sorted = took.toSorted((a, b) => a - b)
const at = (part: number) =>
  `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0)} ms`
console.log(`${url ? 'PostgreSQL' : 'embedded'}, ${clients} clients, ${seconds} s`)
console.log(
  `${(confirmed / seconds).toFixed(0)} transactions a second, ${confirmed} in all, ${conflicts} refused`,
)
console.log(`latency: median ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`)

const balance = await balanceOf(database.db, walletAccount(first))
const audit = await verifyLedger(database.db)
const faults = audit.faults.map((fault) => `${fault.invariant} ${fault.text}`)
if (balance !== OPENING + moved) faults.push(`the wallet holds ${balance}, not ${OPENING + moved}`)
if (audit.journals !== confirmed + 2) faults.push(`${audit.journals - 2} journals for ${confirmed} confirmed`)
console.log(faults.length === 0 ? 'Books: right to the satang.' : faults.join('\n'))
await database.close()
rmSync(folder, { recursive: true, force: true })
process.exit(faults.length === 0 ? 0 : 1)
