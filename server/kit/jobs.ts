/** Background work: the queue as modules see it. Made by `pg-boss.ts`. */
import type { Database } from '../db/database.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Services } from './services.ts'

export interface SendOptions {
  /** Not before so many seconds have passed. */
  readonly afterSeconds?: number
}

export interface Jobs {
  /**
   * Begins to work, at the first try that succeeds. Called after the server listens, since the first start makes the
   * queue's tables.
   */
  start(): Promise<void>
  /**
   * Asks for a job to be carried out soon. From within a transaction use `afterCommit`, or make the job find its
   * work by itself: the queue has its own connection.
   */
  send(name: string, data?: object, options?: SendOptions): Promise<void>
  /** Lets running jobs end, at most `milliseconds` long. */
  stop(milliseconds: number): Promise<void>
}

/** A queue that does nothing: for tests. */
export const noJobs: Jobs = { start: async () => {}, send: async () => {}, stop: async () => {} }

/** What a job may use. */
export interface JobContext {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly services: Services
  /** Asks for another job, or for this one again. */
  readonly send: Jobs['send']
}
