/** What the server is made of, handed to every handler. Built by `main.ts`, or by `testing/` for a test. */
import type { Database } from './db/database.ts'
import type { Jobs } from './jobs/queue.ts'
import type { Clock } from './kit/clock.ts'
import type { Running } from './kit/idempotency.ts'
import type { Log } from './kit/log.ts'
import type { Passwords } from './kit/passwords.ts'
import type { Limits } from './kit/rate-limit.ts'
import type { Config } from './config.ts'
import type { Services } from './services.ts'

export interface Deps {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly passwords: Passwords
  readonly limits: Limits
  readonly running: Running
  readonly jobs: Jobs
  /** The outside: SMS, LINE, … Real ones, the sandbox's, or a test's. */
  readonly services: Services
}
