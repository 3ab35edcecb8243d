/**
 * Whether the ledger slows down as it grows: `node bench/growth.ts [seconds] [small] [large] [--keep=<folder> [--fill]]`,
 * 10 s, 10,000 and 10,000,000 journals unless told. On a PostgreSQL of its own with fsync on: journals without HTTP, then
 * bills and rounds over HTTP, by 16 clients, with so many journals in the books and then with so many; the sealer runs
 * meanwhile. Ten million take some 10 GB in the temporary folder, which are removed at the end.
 *
 * `--keep` puts the full books into a folder that stays: `--fill` only fills it, or goes on where it was stopped, and may run
 * beside other work; without it the books are measured as they lie there, the small ones in a database of their own. What measuring adds
 * to them is some thousands of journals each time.
 */
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#server/db/connect.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { runNode } from '#server/testing/process.ts'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { fillBooks, filledSoFar } from './books/fill.ts'
import { journalRate } from './crowd/journals.ts'
import { usedBy } from './crowd/processor.ts'
import { placeBill, playRound } from './crowd/requests.ts'
import { setStage, type Player, type Stage } from './crowd/stage.ts'
import { postmasterOf } from './crowd/target.ts'
import { timed, type Timed } from './crowd/timed.ts'

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, fill: { type: 'boolean', default: false } },
})
const [seconds = 10, small = 10_000, large = 10_000_000] = positionals.map(Number)
const keep = asked.keep === undefined ? null : resolve(asked.keep)
const CLIENTS = 16
/** What may differ. */
const WITHIN = 0.15
const SETTINGS = ['max_wal_size=2GB', 'shared_buffers=512MB', 'checkpoint_timeout=15min']

const { privateKey } = generateKeyPairSync('ed25519')
const LEDGER_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** A database with its thousand members, whose tokens lie beside a kept one. */
interface Books {
  readonly url: string
  readonly stage: Stage
  readonly postmaster: number
  stop(): Promise<void>
}

/** It may be of a version before; its draw takes bills for two hours from when it was made, and its members were signed in then. */
async function openAgain(url: string, { roundId }: Stage): Promise<void> {
  const database = await connect({ url, maxConnections: 1 })
  await migrate(database, migrations)
  await database.script((exec) =>
    exec(`update lotto_rounds set closes_at = now() + interval '2 hours', result_at = now() + interval '3 hours'
      where id = '${roundId}';
      update sessions set last_seen_at = now(), expires_at = now() + interval '1 day';
      update game_sessions set last_seen_at = now()`),
  )
  await database.close()
}

async function open(folder: string | null): Promise<Books> {
  if (folder !== null) mkdirSync(folder, { recursive: true, mode: 0o711 })
  const postgres = await startPostgres({
    durable: true,
    settings: SETTINGS,
    keep: folder === null ? undefined : join(folder, 'data'),
  })
  const { url, stop } = postgres
  const kept = folder === null ? null : join(folder, 'stage.json')
  const known = kept !== null && existsSync(kept)
  const stage = known ? (JSON.parse(readFileSync(kept, 'utf8')) as Stage) : await setStage({ url })
  if (known) await openAgain(url, stage)
  else if (kept !== null) writeFileSync(kept, JSON.stringify(stage), { mode: 0o600 })
  return { url, stage, postmaster: await postmasterOf({ url }), stop }
}

/** What would otherwise come by itself, in the middle of what is measured. */
async function tidied({ driver }: Database): Promise<void> {
  if (!('pool' in driver)) throw new TypeError('not PostgreSQL')
  const client = await driver.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release()
}

/** Up to so many, from however many the bench has written so far. */
async function fill({ url, stage }: Books, journals: number, signal?: AbortSignal): Promise<void> {
  const database = await connect({ url, maxConnections: 2 })
  const from = performance.now()
  const begun = await filledSoFar(database)
  await fillBooks(database, {
    wallets: stage.players.map(({ walletId }) => walletId),
    begun,
    journals,
    signal,
  })
  await tidied(database)
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

async function measured({ url, stage, postmaster }: Books): Promise<Rates> {
  const target = { url }
  const server = runNode(join(import.meta.dirname, 'crowd/server.ts'), {
    DATABASE_URL: url,
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

function isSame(before: Rates, after: Rates): boolean {
  let same = true
  for (const name of ['journals', 'bills', 'rounds'] as const) {
    const part = after[name].rate / before[name].rate
    if (part < 1 - WITHIN) same = false
    console.log(`${name}: ${(100 * part).toFixed(0)} % of the rate with the few`)
  }
  return same
}

async function compare(): Promise<boolean> {
  const few = await open(null)
  await fill(few, small)
  const before = await measured(few)
  if (keep !== null) await few.stop()
  const many = keep === null ? few : await open(keep)
  await fill(many, large)
  const after = await measured(many)
  await many.stop()
  return isSame(before, after)
}

async function fillOnly(folder: string): Promise<void> {
  const told = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => told.abort())
  const many = await open(folder)
  await fill(many, large, told.signal)
  await many.stop()
}

if (keep !== null && asked.fill) {
  await fillOnly(keep)
  process.exit(0)
}
process.exit((await compare()) ? 0 : 1)
