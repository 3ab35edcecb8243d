/**
 * Whether the ledger slows down as it grows: `node bench/growth.ts [seconds] [small] [large]`, 10 s, 10,000 and 10,000,000
 * journals unless told. On a PostgreSQL of its own with fsync on: journals without HTTP, then bills and rounds over HTTP,
 * by 16 clients, with so many journals in the books and then with so many; the sealer runs meanwhile. Ten million take
 * some 10 GB in the temporary folder, which are removed at the end.
 */
import { generateKeyPairSync } from 'node:crypto'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { connect } from '#server/db/connect.ts'
import { runNode } from '#server/testing/process.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { fillBooks } from './books/fill.ts'
import { journalRate } from './crowd/journals.ts'
import { usedBy } from './crowd/processor.ts'
import { placeBill, playRound } from './crowd/requests.ts'
import { setStage, type Player } from './crowd/stage.ts'
import { postmasterOf } from './crowd/target.ts'
import { timed, type Timed } from './crowd/timed.ts'

const [seconds = 10, small = 10_000, large = 10_000_000] = process.argv.slice(2).map(Number)
const CLIENTS = 16
/** What may differ. */
const WITHIN = 0.15

const postgres = await startPostgres({
  durable: true,
  settings: ['max_wal_size=2GB', 'shared_buffers=512MB', 'checkpoint_timeout=15min'],
})
const target = { url: postgres.url }
const stage = await setStage(target)
const postmaster = await postmasterOf(target)
const { privateKey } = generateKeyPairSync('ed25519')
const LEDGER_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

async function filled(begun: number, journals: number): Promise<void> {
  const database = await connect({ ...target, maxConnections: 2 })
  const from = performance.now()
  await fillBooks(database, { wallets: stage.players.map(({ walletId }) => walletId), begun, journals })
  await database.script((exec) => exec('checkpoint'))
  const [row] = await database.script((exec) =>
    exec(
      `select (select count(*) from ledger_journals) as journals, pg_database_size(current_database()) as bytes`,
    ),
  )
  await database.close()
  const took = ((performance.now() - from) / 1000).toFixed(0)
  console.log(
    `${String(row!.journals)} journals, ${(Number(row!.bytes) / 1e9).toFixed(1)} GB, filled in ${took} s`,
  )
}

type Rates = Readonly<Record<'journals' | 'bills' | 'rounds', Timed>>

async function measured(): Promise<Rates> {
  const server = runNode(join(import.meta.dirname, 'crowd/server.ts'), {
    DATABASE_URL: postgres.url,
    LEDGER_KEY,
    PROCESSES: '1',
  })
  const [, site = '', games = '', ceiling = ''] = await server.says(/serving (\d+) (\d+) (\d+)/)
  const at = (port: string) => `http://127.0.0.1:${port}`
  const wires = { site: at(site), games: at(games), ceiling: at(ceiling) }
  const anybody = (): Player => stage.players[Math.floor(Math.random() * stage.players.length)]!
  const row = async (name: string, work: () => Promise<Timed>): Promise<Timed> => {
    const used = usedBy(postmaster)
    const found = await work()
    const each = (usedBy(postmaster) - used) / found.count
    console.log(
      `  ${name.padEnd(9)}${found.rate.toFixed(0).padStart(6)} /s, p50 ${found.p50.toFixed(1)}, p99 ${found.p99.toFixed(1)} ms, ` +
        `${each.toFixed(0)} us of the database, load ${loadavg()[0]!.toFixed(1)}`,
    )
    return found
  }
  const [bill, round] = [placeBill(wires, stage), playRound(wires)]
  const crowd = async (work: (player: Player) => Promise<void>) => {
    await timed(() => work(anybody()), CLIENTS, 2)
    return timed(() => work(anybody()), CLIENTS, seconds)
  }
  const rates = {
    journals: await row('journals', () => journalRate(target, stage, seconds)),
    bills: await row('bills', () => crowd(bill)),
    rounds: await row('rounds', () => crowd(round)),
  }
  await server.end('SIGTERM')
  return rates
}

await filled(0, small)
const before = await measured()
await filled(small, large)
const after = await measured()
let isSame = true
for (const name of ['journals', 'bills', 'rounds'] as const) {
  const part = after[name].rate / before[name].rate
  if (part < 1 - WITHIN) isSame = false
  console.log(`${name}: ${(100 * part).toFixed(0)} % of the rate with the few`)
}
await postgres.stop()
process.exit(isSame ? 0 : 1)
