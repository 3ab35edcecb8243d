/** The queue on pg-boss: jobs live in the same database, so a crash loses none and several processes share them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { types, type PGlite } from '@electric-sql/pglite'
import type { Db as BossDatabase, PGliteLike, PgBoss } from 'pg-boss'
import type { Pool, QueryResult } from 'pg'
import type { Database } from '../db/database.ts'
import type { Job } from '../kit/job.ts'
import type { JobContext, Jobs, SendOptions } from '../kit/jobs.ts'

const ZONE = 'Asia/Bangkok'

const onPool = (pool: Pool): BossDatabase => ({
  executeSql: async (text, values) => {
    const answer = (await pool.query(text, values)) as QueryResult | QueryResult[]
    return { rows: Array.isArray(answer) ? answer.flatMap((result) => result.rows) : answer.rows }
  },
})

/** The queue counts on moments as `Date`; the connection leaves them as text (server/db/embedded.ts). */
const onEmbedded = (engine: PGlite): PGliteLike => {
  const moments = [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ]
  const parsers = Object.fromEntries(moments.map((type) => [type, types.parsers[type]!]))
  return {
    query: (text, values) => engine.query(text, values, { parsers }),
    exec: (text) => engine.exec(text, { parsers }),
    listen: (channel, callback) => engine.listen(channel, callback),
  }
}

/** Loaded when the queue starts: it is not needed to answer the first request. */
async function createBoss({ driver }: Database): Promise<PgBoss> {
  const { PgBoss, fromPglite } = await import('pg-boss')
  return 'pool' in driver
    ? new PgBoss({ db: onPool(driver.pool), backend: 'postgres' })
    : new PgBoss({ db: fromPglite(onEmbedded(driver.embedded)), backend: 'pglite' })
}

/** Brings the queue's own tables up to date, by who owns them, and runs nothing. */
export async function prepareQueue(owner: Database): Promise<void> {
  const boss = await createBoss(owner)
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}

/**
 * A job whose process or database was lost while it ran is not heard of any more: after two minutes it runs again.
 * Without the heartbeat that would be a quarter of an hour.
 */
const POLICY = { retryLimit: 3, retryDelay: 60, retryBackoff: true, heartbeatSeconds: 60 }

async function work(boss: PgBoss, job: Job, context: JobContext): Promise<void> {
  await boss.createQueue(job.name, POLICY)
  // For a queue that an earlier version made.
  await boss.updateQueue(job.name, POLICY)
  await boss.work(job.name, { pollingIntervalSeconds: job.everySeconds }, async (batch) => {
    for (const { data } of batch)
      await job.run(data, { ...context, log: context.log.child({ job: job.name }) })
  })
  if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: ZONE })
}

/** Between two tries to start, milliseconds: longer each time. */
const AGAIN = { first: 500, most: 10_000 }

/** Makes the queue; nothing runs before `start()`. */
export function createJobs(surroundings: Omit<JobContext, 'send'>, jobs: readonly Job[]): Jobs {
  let starting: Promise<PgBoss | null> | null = null
  const stopped = new AbortController()
  const send = async (name: string, data: object = {}, { afterSeconds }: SendOptions = {}) => {
    await (await starting)?.send(name, data, afterSeconds === undefined ? {} : { startAfter: afterSeconds })
  }
  const context: JobContext = { ...surroundings, send }
  const begin = async () => {
    const boss = await createBoss(context.database)
    boss.on('error', (error) => context.log.error({ err: error }, 'job queue'))
    try {
      await boss.start()
      for (const job of jobs) await work(boss, job, context)
      return boss
    } catch (error) {
      await boss.stop({ graceful: false, close: false }).catch(() => {})
      throw error
    }
  }
  // The database may be lost just then; a server that answers and never settles anything would be worse than one that
  // does not start.
  const start = async () => {
    for (let pause = AGAIN.first; !stopped.signal.aborted; pause = Math.min(2 * pause, AGAIN.most)) {
      try {
        return await begin()
      } catch (error) {
        context.log.error({ err: error }, 'jobs did not start')
        await sleep(pause, undefined, { signal: stopped.signal }).catch(() => {})
      }
    }
    return null
  }
  return {
    start: async () => {
      starting ??= start()
      await starting
    },
    send,
    stop: async (milliseconds) => {
      stopped.abort()
      const boss = await starting
      await boss?.stop({ graceful: true, timeout: milliseconds, close: false })
    },
  }
}
