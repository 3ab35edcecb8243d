/** A server to be killed: `node server.ts`, with DATA_DIR or DATABASE_URL. Prints its port when it is ready. */
import { getRequestListener } from '@hono/node-server'
import { connect } from '../../db/connect.ts'
import { lockFolder } from '../../db/lock.ts'
import { migrate } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/list.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { listen } from '../../http/listen.ts'
import { noJobs } from '../../kit/jobs.ts'
import { systemClock } from '../../kit/clock.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { silentLog } from '../../kit/log.ts'
import { createPasswords } from '../../kit/identity/passwords.ts'
import { createQueue } from '../../kit/queue.ts'
import { createLimits } from '../../kit/rate-limit.ts'
import { balanceOf, house, openAccount } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { audit, move } from './endpoints.ts'

const WALLET = 'wallet:1'

const handlers = [
  handle(move, async ({ amount, out }, { tx, now, operationId }) => {
    const signed = out ? -amount : amount
    const postings = [
      { account: WALLET, amount: signed },
      { account: house.sandbox, amount: -signed },
    ] as const
    const { journalId } = await postJournal(tx, {
      key: `move:${operationId}`,
      kind: 'test',
      at: now,
      postings,
    })
    return { balance: await balanceOf(tx, WALLET), journal: journalId }
  }),
  handle(audit, {
    mode: 'write',
    run: async (_, { tx }) => {
      const { journals, faults } = await verifyLedger(tx)
      const texts = faults.map((fault) => `${fault.invariant} ${fault.text}`)
      return { balance: await balanceOf(tx, WALLET), journals, faults: texts }
    },
  }),
]

const config = readConfig(process.env)
if (!config.databaseUrl) lockFolder(config.dataDir)
const database = await connect(config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir })
await migrate(database, migrations)
await openAccount(database.db, WALLET, 0)
const app = createApp(
  {
    config,
    database,
    clock: systemClock,
    log: silentLog,
    passwords: createPasswords(),
    limits: createLimits(database.db, systemClock),
    running: new Set(),
    writes: createQueue({ places: database.places }),
    jobs: noJobs,
    services: { sms: { send: async () => {} } },
  },
  { handlers },
)
const socket = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT' })
const answer = getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false })
socket.serve((incoming, outgoing) => void answer(incoming, outgoing))
process.stdout.write(`ready ${socket.port}\n`)
