/** The queue on pg-boss: jobs live in the same database, so a crash loses none and several processes share them. */
import type { Db as BossDatabase, PgBoss } from 'pg-boss'
import type { Pool, QueryResult } from 'pg'
import type { Database } from '../db/database.ts'
import type { Job } from './job.ts'
import type { JobContext, Jobs, SendOptions } from './queue.ts'

const ZONE = 'Asia/Bangkok'

const onPool = (pool: Pool): BossDatabase => ({
  executeSql: async (text, values) => {
    const answer = (await pool.query(text, values)) as QueryResult | QueryResult[]
    return { rows: Array.isArray(answer) ? answer.flatMap((result) => result.rows) : answer.rows }
  },
})

/** Loaded when the queue starts: it is not needed to answer the first request. */
async function createBoss({ driver }: Database): Promise<PgBoss> {
  const { PgBoss, fromPglite } = await import('pg-boss')
  return 'pool' in driver
    ? new PgBoss({ db: onPool(driver.pool), backend: 'postgres' })
    : new PgBoss({ db: fromPglite(driver.embedded), backend: 'pglite' })
}

async function work(boss: PgBoss, job: Job, context: JobContext): Promise<void> {
  await boss.createQueue(job.name, { retryLimit: 3, retryDelay: 60, retryBackoff: true })
  await boss.work(job.name, { pollingIntervalSeconds: job.everySeconds }, async (batch) => {
    for (const { data } of batch)
      await job.run(data, { ...context, log: context.log.child({ job: job.name }) })
  })
  if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: ZONE })
}

/** Makes the queue; nothing runs before `start()`. */
export function createJobs(surroundings: Omit<JobContext, 'send'>, jobs: readonly Job[]): Jobs {
  let starting: Promise<PgBoss> | null = null
  const send = async (name: string, data: object = {}, { afterSeconds }: SendOptions = {}) => {
    await (await starting)?.send(name, data, afterSeconds === undefined ? {} : { startAfter: afterSeconds })
  }
  const context: JobContext = { ...surroundings, send }
  const start = async () => {
    const boss = await createBoss(context.database)
    boss.on('error', (error) => context.log.error({ err: error }, 'job queue'))
    await boss.start()
    for (const job of jobs) await work(boss, job, context)
    return boss
  }
  return {
    start: async () => {
      starting ??= start()
      await starting
    },
    send,
    stop: async (milliseconds) => {
      const boss = await starting?.catch(() => null)
      await boss?.stop({ graceful: true, timeout: milliseconds, close: false })
    },
  }
}
