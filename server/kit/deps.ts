/** What the server is made of, handed to every handler. Built by `main.ts`, or by `testing/` for a test. */
import type { Database } from '../db/database.ts'
import type { Jobs } from './jobs.ts'
import type { Clock } from './clock.ts'
import type { Running } from './idempotency.ts'
import type { Log } from './log.ts'
import type { Passwords } from './identity/passwords.ts'
import type { Queue } from './queue.ts'
import type { Limits } from './rate-limit.ts'
import type { Config } from '../config.ts'
import type { Services } from './services.ts'

export interface Deps {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly passwords: Passwords
  readonly limits: Limits
  /** In front of the transactions of requests. */
  readonly writes: Queue
  readonly running: Running
  readonly jobs: Jobs
  /** The outside: SMS, LINE, … Real ones, the sandbox's, or a test's. */
  readonly services: Services
}
