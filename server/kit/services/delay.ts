/**
 * A sequential delay: hashes that can only be computed one after the other, so that nobody has their end before so much time
 * has passed. On a thread of its own, beside the event loop.
 *
 * [Note: Long messages]
 * Each hash is over its value written out again and again, so that the processor's own instructions run for hundreds of
 * microseconds at a time and what a call costs does not count. A value of 32 bytes would be hashed at a twentieth of what the
 * same processor can do, and somebody who writes that loop by hand would be as much faster than the delay says.
 */
import { Worker } from 'node:worker_threads'
import type { YeekeeDelay } from '../../db/schema/lotto-shapes.ts'

/** How long it is; as the contract names it. */
export type DelayLength = YeekeeDelay

export interface Delay {
  /** Of rounds made from now on; null: none are made by it, and those that were are computed all the same. */
  readonly length: DelayLength | null
  /**
   * Computes a length from a value (64 hex digits) on, as many segments as are left, and tells each checkpoint as it comes.
   * Ends by itself after `segments`, or when `told` answers false. Safe to begin anew from any checkpoint.
   */
  run(work: DelayWork, told: (checkpoint: string) => boolean): Promise<void>
}

export interface DelayWork extends Pick<DelayLength, 'steps' | 'size'> {
  readonly from: string
  readonly segments: number
}

/** Compressions of SHA-256 in all: 64 bytes each, and one that closes each message. */
export const compressions = ({ segments, steps, size }: DelayLength): number =>
  segments * steps * (size / 64 + 1)

/** Of a server with SHA-256 instructions: `bench/yeekee-delay.ts`, docs/performance.md. */
const PER_MS = 25_000

/** How long a delay takes on such a server, milliseconds. */
export const usualMs = (length: DelayLength): number => Math.ceil(compressions(length) / PER_MS)

/** Hashes between two checkpoints: 75 seconds in all (decision 074). */
const USUAL_STEPS = 450

/** Computes on a thread of this process. */
const threadDelay = (length: DelayLength | null): Delay => ({
  length,
  run: (work, told) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('delay-thread.ts', import.meta.url), { workerData: work })
      // Nobody waits for it: what is computed is kept, and goes on from there.
      worker.unref()
      let wanted = true
      worker.on('message', (checkpoint: string) => {
        // What it had sent before it was ended is not wanted, either.
        if (!wanted) return
        wanted = told(checkpoint)
        if (!wanted) void worker.terminate()
      })
      worker.once('error', reject)
      worker.once('exit', () => resolve())
    }),
})

/** So many checkpoints and such messages; how many hashes there are between two is configured, 0 for no rounds by it. */
export const configuredDelay = (steps = USUAL_STEPS): Delay =>
  threadDelay(steps === 0 ? null : { segments: 256, steps, size: 1 << 20 })
