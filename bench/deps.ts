/** What handlers need around them where no server is started: a database, no jobs, messages that go nowhere. */
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/kit/deps.ts'
import { noJobs } from '#server/kit/jobs.ts'
import { systemClock } from '#server/kit/clock.ts'
import { silentLog } from '#server/kit/log.ts'
import { createPasswords } from '#server/kit/identity/passwords.ts'
import { createQueue } from '#server/kit/queue.ts'
import { createLimits } from '#server/kit/rate-limit.ts'

export const depsOn = (database: Database): Deps => ({
  config: readConfig({ SANDBOX: '0', LOG_LEVEL: 'silent' }),
  database,
  clock: systemClock,
  log: silentLog,
  passwords: createPasswords(),
  limits: createLimits(database.db, systemClock),
  writes: createQueue({ places: database.places }),
  running: new Set(),
  jobs: noJobs,
  services: { sms: { send: async () => {} } },
})
