/**
 * Failover under load: `node bench/failover.ts [times] [clients]`, on the cluster of `npm run cluster`: the server lives as
 * the role that owns no table, through pgbouncer in transaction mode. In turn the primary's PostgreSQL is killed (-9), PostgreSQL and
 * its keeper together as when a machine is lost, the keeper alone, and the primary is told to hand over; the old one joins again each
 * time. Then the pooler is killed. The server process must live; a write has to pass within 15 s. At the end every answer is asked for once more and the
 * books and their chain are compared with what was confirmed. Otherwise exit 1.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#server/db/connect.ts'
import { startCluster, type Cluster } from '../scripts/cluster/cluster.ts'
import type { Node } from '../scripts/cluster/pair.ts'
import { auditBooks } from './kills/books.ts'
import { everybody, type Load } from './kills/clients.ts'
import { carriedOut, expectedBalances, repeatAll } from './kills/expected.ts'
import { openLives } from './kills/lives.ts'
import { report } from './kills/report.ts'
import { newTally } from './kills/settle.ts'
import { setStage } from './kills/stage.ts'

const [times = 20, clients = 32] = process.argv.slice(2).map(Number)
/** The most that members may wait for a write, ms. */
const FIRST_WRITE = 15_000
const GIVEN_UP = 90_000
/** From the pooler's return to a write, ms. */
const AFTER_POOLER = 2_000

const cluster: Cluster = await startCluster()
const folder = mkdtempSync(join(tmpdir(), 'failover-'))
const lives = await openLives({
  DATA_DIR: folder,
  DATABASE_URL: cluster.url,
  DATABASE_POOLER: '1',
  DATABASE_OWNER_URL: cluster.ownerUrl,
})
await lives.begin()
await lives.stop()
const stage = await setStage({ url: cluster.url, pooler: true })
const tally = newTally()
let over = false
const load: Load = { lives, stage, tally, over: () => over }

const kill = (pid: number | null) => {
  if (pid === null) throw new Error('what was to be killed does not run')
  process.kill(pid, 'SIGKILL')
}

/** Each loses the primary in another way. */
const WAYS: readonly { readonly name: string; lose(primary: Node): Promise<void> | void }[] = [
  { name: 'PostgreSQL killed', lose: (primary) => kill(primary.postmaster()) },
  {
    name: 'machine lost',
    lose: (primary) => {
      kill(primary.patroni.pid())
      kill(primary.postmaster())
    },
  },
  { name: 'told to hand over', lose: () => cluster.pair.switchover() },
  { name: 'keeper killed', lose: (primary) => kill(primary.patroni.pid()) },
]

/** The longest time without a confirmed write, from now until one passed under another primary. */
async function longestGap(old: Node, when: string): Promise<number> {
  const begun = performance.now()
  let [seen, last, longest, changed] = [tally.settled.length, begun, 0, false]
  const watching = (async () => {
    while (!changed && performance.now() - begun < GIVEN_UP) {
      const leader = (await cluster.pair.members()).find(({ role }) => role === 'leader')
      changed = leader !== undefined && leader.name !== old.name
      await sleep(200)
    }
  })()
  let written = false
  while (!written) {
    await sleep(10)
    const now = performance.now()
    const wasChanged = changed
    const done = carriedOut(tally.settled.slice(seen)).length > 0
    seen = tally.settled.length
    longest = Math.max(longest, now - last)
    if (done) last = now
    written = done && wasChanged
    const death = lives.death()
    if (death !== null) throw new Error(`the server process ended, ${when}: ${death.slice(-2_000)}`)
    if (now - begun > GIVEN_UP) {
      tally.faults.push(`no write passed within ${GIVEN_UP / 1000} s, ${when}`)
      break
    }
  }
  await watching
  if (longest > FIRST_WRITE) tally.faults.push(`no write for ${Math.round(longest)} ms, ${when}`)
  return longest
}

/** The pooler killed and back after a second: how long until a write passed, ms. */
async function poolerLost(): Promise<number> {
  kill(cluster.pgbouncer.pid())
  await sleep(1_000)
  cluster.pgbouncer.begin()
  const begun = performance.now()
  const seen = tally.settled.length
  while (carriedOut(tally.settled.slice(seen)).length === 0 && performance.now() - begun < GIVEN_UP)
    await sleep(10)
  const took = performance.now() - begun
  if (took > AFTER_POOLER) tally.faults.push(`the first write after the pooler took ${Math.round(took)} ms`)
  return took
}

async function drill(): Promise<void> {
  await lives.begin()
  const begun = performance.now()
  const working = await everybody(load, clients)
  const gaps = new Map(WAYS.map(({ name }) => [name, [] as number[]]))
  for (let turn = 0; turn < times; turn++) {
    const { name, lose } = WAYS[turn % WAYS.length]!
    const primary = await cluster.pair.whole(120_000)
    await sleep(1_000)
    const gap = longestGap(primary, `${name}, turn ${turn + 1}`)
    await lose(primary)
    gaps.get(name)!.push(await gap)
    if (primary.patroni.pid() === null) primary.patroni.begin()
  }
  await cluster.pair.whole(120_000)
  await sleep(2_000)
  const afterPooler = await poolerLost()
  await sleep(2_000)
  over = true
  await Promise.all(working)
  const seconds = (performance.now() - begun) / 1000
  const repeated = await repeatAll(load)
  const balances = await expectedBalances(load)
  await lives.stop()
  const done = carriedOut(tally.settled)
  const books = await auditBooks({ url: cluster.ownerUrl }, { stage, balances, carriedOut: done })
  tally.faults.push(...books.faults)
  const database = await connect({ url: cluster.ownerUrl, maxConnections: 1 })
  const [chain] = await database.script((exec) =>
    exec(`select count(*) as blocks, count(*) filter (where kind = 'restore') as told,
      (select count(*) from ledger_unsealed) as waiting from ledger_blocks`),
  )
  await database.close()
  if (Number(chain!.waiting) > 0) tally.faults.push(`${String(chain!.waiting)} journals are in no block`)
  console.log(
    `${times} failovers, ${clients} clients, ${seconds.toFixed(0)} s, load of the machine ${loadavg()[0]!.toFixed(1)}; ${String(chain!.blocks)} blocks, of which ${String(chain!.told)} tell of another primary`,
  )
  for (const [name, all] of gaps)
    console.log(`${name}: no write for ${all.map((gap) => (gap / 1000).toFixed(1)).join(', ')} s`)
  console.log(`pooler killed: first write ${Math.round(afterPooler)} ms after it was back`)
  report(tally, done, repeated, books.journals)
}

try {
  await drill()
} catch (error) {
  tally.faults.push(String(error))
  console.error(error)
}
const left = lives.death() === null
if (left) await lives.kill()
await cluster.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(tally.faults.length === 0 ? 0 : 1)
