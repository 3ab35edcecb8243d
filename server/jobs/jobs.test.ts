import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { linkTokens, otpCodes, otpTokens, sessions } from '../db/schema/identity.ts'
import { rateLimits } from '../db/schema/operations.ts'
import { day, minute } from '../kit/clock.ts'
import { silentLog } from '../kit/log.ts'
import { findSession } from '../kit/identity/sessions.ts'
import { testServer } from '../testing/hooks.ts'
import { defineJob } from '../kit/job.ts'
import { createJobs } from './pg-boss.ts'
import { purge } from './purge.ts'
import { noJobs } from '../kit/jobs.ts'

const server = testServer({ handlers: {} })

describe('the purge', () => {
  it('removes what has run out and leaves what is good', async () => {
    const now = server.clock.now()
    const member = await server.member()
    const old = await server.member()
    const code = { agentCode: 'chokdee', mobile: '0812345678', purpose: 'register', createdAt: now }
    const ticket = { sub: 's', createdAt: now }
    for (const [name, expiresAt] of [
      ['good', now + minute],
      ['used up', now - 2 * day],
    ] as const) {
      await server.db.insert(otpCodes).values({ ...code, ref: name, codeHash: 'x', expiresAt })
      await server.db.insert(otpTokens).values({ ...code, tokenHash: name, expiresAt })
      await server.db.insert(linkTokens).values({ ...ticket, tokenHash: name, expiresAt })
      await server.db.insert(rateLimits).values({ id: name, count: 1, expiresAt })
    }
    await server.db
      .update(sessions)
      .set({ revokedAt: now - 31 * day })
      .where(eq(sessions.memberId, old.id))
    await purge(server.db, now)
    await purge(server.db, now)
    expect((await server.db.select().from(otpCodes)).map((row) => row.ref)).toEqual(['good'])
    expect((await server.db.select().from(otpTokens)).map((row) => row.tokenHash)).toEqual(['good'])
    expect((await server.db.select().from(linkTokens)).map((row) => row.tokenHash)).toEqual(['good'])
    expect((await server.db.select().from(rateLimits)).map((row) => row.id)).toEqual(['good'])
    expect(await server.db.select().from(sessions)).toHaveLength(1)
    expect(await findSession(server.db, member.token, now)).not.toBeNull()
  })
})

describe('the queue', () => {
  it('starts on this database, sets the schedules, carries a job out, and stops', async () => {
    const { database, clock, services } = server.deps
    const ran: unknown[] = []
    const job = defineJob('test', z.object({ n: z.number() }), async ({ n }) => void ran.push(n), {
      schedule: '0 4 * * *',
    })
    const jobs = createJobs({ database, clock, log: silentLog, services }, [job])
    await jobs.start()
    const schedules = await database.script((exec) =>
      exec(`select name, cron, timezone from pgboss.schedule`),
    )
    expect(schedules).toEqual([{ name: 'test', cron: '0 4 * * *', timezone: 'Asia/Bangkok' }])
    await jobs.send('test', { n: 7 })
    for (let i = 0; i < 100 && ran.length === 0; i++) await sleep(100)
    expect(ran).toEqual([7])
    await jobs.stop(2_000)
  }, 60_000)

  it('refuses data of another shape', async () => {
    const job = defineJob('strict', z.object({ n: z.number() }), async () => {})
    const { database, clock, services } = server.deps
    expect(() =>
      job.run({ n: 'x' }, { database, clock, log: silentLog, services, send: noJobs.send }),
    ).toThrow(/"expected": "number"/)
  })
})
