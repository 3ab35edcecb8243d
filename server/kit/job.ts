/** Declares a job: a name, the shape of its data, what it does, and when it runs by itself. */
import * as z from 'zod/mini'
import type { JobContext } from './jobs.ts'

export interface Job {
  readonly name: string
  /** Cron, in Bangkok's time; a job without one waits to be sent. */
  readonly schedule: string | undefined
  /** How often the queue is looked into. */
  readonly everySeconds: number
  /** Reads the data and carries the job out. Must be safe to run twice: a job that was cut off runs again. */
  run(data: unknown, context: JobContext): Promise<void>
}

/** `defineJob('purge', z.object({}), async (data, { database, clock }) => …, { schedule: '15 4 * * *' })`. */
export function defineJob<S extends z.core.$ZodType>(
  name: string,
  shape: S,
  handler: (data: z.output<S>, context: JobContext) => Promise<void>,
  options: { schedule?: string; everySeconds?: number } = {},
): Job {
  return {
    name,
    schedule: options.schedule,
    everySeconds: options.everySeconds ?? 5,
    run: (data, context) => handler(z.decode(shape, (data ?? {}) as never), context),
  }
}
