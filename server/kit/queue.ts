/**
 * The waiting line in front of writes: first come, first served, and bounded. So many transactions of requests are under way
 * at once in this process; more than that would only wait inside the database, where nobody counts them and jobs wait
 * beside them.
 */
import { callerGone, tooBusy } from './errors.ts'

/** What a collector of metrics reads. */
interface QueueGauges {
  /** Under way now. */
  readonly running: number
  /** Waiting now. */
  readonly waiting: number
  /** Sent away since the start of the process, because the line was full. */
  readonly refused: number
}

export interface Queue {
  /** Carries out the work in its turn. 503 when too many wait, 499 for a caller who hung up meanwhile. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  gauges(): QueueGauges
}

export interface QueueOptions {
  /** How many are carried out at once. */
  readonly places: number
  /** How many may wait. */
  readonly most?: number
}

/** At the rates that were measured (docs/performance.md) the last of them waits for a second or two. */
const MOST_WAITING = 500
/** Seconds after which who was sent away may ask again. */
const RETRY_AFTER = 2

export function createQueue({ places, most = MOST_WAITING }: QueueOptions): Queue {
  const waiting: (() => void)[] = []
  let running = 0
  let refused = 0
  return {
    run: async (work, signal) => {
      if (running < places) running++
      else if (waiting.length >= most) {
        refused++
        throw tooBusy(RETRY_AFTER)
      } else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        if (signal?.aborted) throw callerGone()
        return await work()
      } finally {
        // The place goes on to the next, without being free in between.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
    gauges: () => ({ running, waiting: waiting.length, refused }),
  }
}
