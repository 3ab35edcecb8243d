/**
 * Several processes of the server behind one port. The first only watches: it begins the others, begins one anew that has
 * ended, and passes on the signal to stop. What they share is the database.
 */
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Before one is begun anew: after it has served, and when it could not even begin, as while the database is away. */
const PAUSE_MS = { served: 500, failed: 5_000 }

/** What a process tells the one that watches. */
const SERVING = 'serving'

/** Where a process is told its number, from 1. */
const NUMBER = 'WEB_PROCESS'

/** Whether this is the process that watches. */
export const isWatcher = (count: number): boolean => count > 1 && cluster.isPrimary

/** Whether another process watches over this one. */
export const isWatched = (): boolean => cluster.isWorker

/** Whether this process is the one that speaks for all. */
export const isFirst = (): boolean => (process.env[NUMBER] ?? '1') === '1'

/** Tells the process that watches, if there is one, that this one serves. */
export const tellServing = (): void => void process.send?.(SERVING)

export interface Watching {
  /** Each finishes what it is doing; answers when all have ended. */
  stop(): Promise<void>
}

/**
 * Begins one, and the others when it serves: what is wrong with the configuration or its surroundings is told once, by the
 * first. `failed` is called when it ends before; from then on whatever ends is begun anew.
 */
export function watchProcesses(count: number, failed: (code: number) => void): Watching {
  const workers = new Map<string, Worker>()
  let stopping = false
  let haveServed = false
  const begin = (number: string) => {
    let serves = false
    const worker = cluster.fork({ [NUMBER]: number })
    workers.set(number, worker)
    worker.on('message', (told: unknown) => {
      if (told !== SERVING) return
      serves = true
      if (haveServed || stopping) return
      haveServed = true
      for (let other = 2; other <= count; other++) begin(String(other))
    })
    worker.once('exit', (code: number | null) => {
      workers.delete(number)
      if (stopping) return
      if (!haveServed) return failed(code ?? 1)
      void sleep(serves ? PAUSE_MS.served : PAUSE_MS.failed).then(() => {
        if (!stopping) begin(number)
      })
    })
  }
  begin('1')
  return {
    stop: async () => {
      stopping = true
      await Promise.all(
        [...workers.values()].map(async (worker) => {
          const ended = once(worker, 'exit')
          worker.process.kill('SIGTERM')
          await ended
        }),
      )
    },
  }
}
