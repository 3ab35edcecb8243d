/** The database lost under the server. On PostgreSQL only: the embedded engine has no connection to lose. */
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { satang } from '#contracts/money.ts'
import { getOperation } from '#contracts/operations.ts'
import { defineJob } from '../kit/job.ts'
import { createJobs } from '../jobs/pg-boss.ts'
import { silentLog } from '../kit/log.ts'
import { balanceOf, totalOf, walletAccount } from '../ledger/accounts.ts'
import { errors } from '../strings/errors.ts'
import { ownDatabase } from '../testing/database.ts'
import { testServer } from '../testing/hooks.ts'
import { openLine, type Line } from '../testing/line.ts'
import { look, sampleHandlers, spend } from '../testing/sample-module.ts'
import { connect } from './connect.ts'
import { isConnectionLost, OutcomeUnknown } from './lost.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/list.ts'
import { rateLimits } from './schema/operations.ts'
import { inTransaction } from './transaction.ts'

const CONNECTIONS = 4
/** As it is sent: 'committed' is part of every greeting. */
const COMMIT = 'commit\0'
const KEY = 'abcdefghijklmnop'

describe.runIf(process.env.TEST_DATABASE_URL)('the database lost', () => {
  let line: Line
  const server = testServer({
    handlers: sampleHandlers,
    database: async () => {
      const own = (await ownDatabase())!
      line = await openLine(own.url)
      const database = await connect({ url: line.url, maxConnections: CONNECTIONS, named: false })
      await migrate(database, migrations)
      const close = async () => {
        await database.close()
        await line.close()
        await own.drop()
      }
      return { ...database, close }
    },
  })
  beforeEach(() => line.dead(false))

  const rich = () => server.member({ wallets: [{ balance: 100_00 }] })
  const balance = (wallet: string) => balanceOf(server.db, walletAccount(wallet))
  const thrownBy = (work: Promise<unknown>) =>
    work.then(
      () => expect.unreachable('nothing was thrown'),
      (error: unknown) => error,
    )
  const count = (id: string) => ({ id, count: 1, expiresAt: 0 })

  it.each(['waits', 'asks'])(
    'a session ended by the server while its transaction %s is undone',
    async (what) => {
      const error = await thrownBy(
        inTransaction(server.db, async (tx) => {
          await tx.insert(rateLimits).values(count(what))
          const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')
          const end = () => server.db.execute(`select pg_terminate_backend(${rows[0]!.pid})`)
          if (what === 'waits') {
            await end()
            // The signal is sent; the session ends a moment later, and its connection hears of it.
            const session = `select 1 from pg_stat_activity where pid = ${rows[0]!.pid}`
            await expect.poll(async () => (await server.db.execute(session)).rows.length).toBe(0)
            await sleep(50)
          } else {
            const asked = thrownBy(Promise.resolve(tx.execute('select pg_sleep(5)')))
            await end()
            throw await asked
          }
        }),
      )
      expect(isConnectionLost(error)).toBe(true)
      expect(error).not.toBeInstanceOf(OutcomeUnknown)
      expect(await server.db.select().from(rateLimits)).toEqual([])
    },
  )

  it('no connection stays taken, however many were lost at BEGIN, within, or at COMMIT', async () => {
    const insert = (id: string) => inTransaction(server.db, (tx) => tx.insert(rateLimits).values(count(id)))
    for (const text of ['begin\0', 'insert', COMMIT]) {
      for (let turn = 0; turn <= CONNECTIONS; turn++) {
        // One that is there already, so that it is not cut on its way.
        await server.db.execute('select 1')
        line.cutAt(text, 'before')
        const error = await thrownBy(insert(`lost ${turn}`))
        expect(isConnectionLost(error)).toBe(true)
        expect(error instanceof OutcomeUnknown).toBe(text === COMMIT)
      }
    }
    const begun = performance.now()
    await Promise.all(Array.from({ length: 2 * CONNECTIONS }, (_, n) => insert(`after ${n}`)))
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(await server.db.select().from(rateLimits)).toHaveLength(2 * CONNECTIONS)
  })

  it('a request without effect is told so with 503 and Retry-After, and its key is free', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(30_00) }
    line.cutAt('insert into ledger_', 'before')
    const lost = await server.call(spend, input, { as: member, key: KEY })
    expect(lost).toMatchObject({ status: 503, error: 503, message: errors.writeUndone, data: null })
    expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await balance(input.wallet_id)).toBe(100_00)
    const told = await server.call(getOperation, { key: KEY }, { as: member })
    expect(told.data.state).toBe('absent')
    expect(await server.call(spend, input, { as: member, key: KEY })).toMatchObject({ status: 200, error: 0 })
    line.dead(true)
    const read = await server.call(look, { what: 'x' }, { as: member })
    expect(read).toMatchObject({ status: 503, message: errors.unavailable })
    line.dead(false)
    expect(await balance(input.wallet_id)).toBe(70_00)
  })

  it('a write lost at its commit is of unknown end, and is found by its key', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(30_00) }
    line.cutAt(COMMIT, 'answered')
    const lost = await server.call(spend, input, { as: member, key: KEY })
    expect(lost).toMatchObject({ status: 503, error: 503, message: errors.outcomeUnknown })
    const told = await server.call(getOperation, { key: KEY }, { as: member })
    expect(told.data).toMatchObject({ state: 'done', status: 200 })
    const again = await server.call(spend, input, { as: member, key: KEY })
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(JSON.parse(again.text)).toEqual((told.data as { reply: unknown }).reply)
    expect(await balance(input.wallet_id)).toBe(70_00)
    expect(await totalOf(server.db)).toBe(0)
  })

  it('nobody waits while there is no database, and the first write after it passes', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(1_00) }
    line.dead(true)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call(spend, input, { as: member })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    line.dead(false)
    expect(await server.call(spend, input, { as: member })).toMatchObject({ status: 200, error: 0 })
    expect(await balance(input.wallet_id)).toBe(99_00)
  })

  it('jobs begin when the database is there, and go on after it was lost', async () => {
    const { database, clock, services } = server.deps
    const ran: number[] = []
    const shape = z.object({ n: z.number() })
    const job = defineJob('lost', shape, async ({ n }) => void ran.push(n), { everySeconds: 1 })
    const jobs = createJobs({ database, clock, log: silentLog, services }, [job])
    const until = async (n: number) => {
      for (let i = 0; i < 300 && !ran.includes(n); i++) await sleep(100)
      expect(ran).toContain(n)
    }
    line.dead(true)
    const starting = jobs.start()
    await sleep(300)
    line.dead(false)
    await starting
    await jobs.send('lost', { n: 1 })
    await until(1)
    line.dead(true)
    await sleep(2_500)
    line.dead(false)
    await jobs.send('lost', { n: 2 })
    await until(2)
    await jobs.stop(2_000)
  })
})
