/** A delay for tests, of the same make and over in a moment; computed where it stands. */
import { createHash } from 'node:crypto'
import type { Delay, DelayLength, DelayWork } from '../kit/services/delay.ts'

export const testDelay: DelayLength = { segments: 8, steps: 3, size: 64 }

/** Every checkpoint from a value on. */
export function checkpointsFrom({ from, segments, steps, size }: DelayWork): string[] {
  const found: string[] = []
  let value = from
  for (let segment = 0; segment < segments; segment++) {
    for (let step = 0; step < steps; step++)
      value = createHash('sha256')
        .update(value.repeat(size / 32), 'hex')
        .digest('hex')
    found.push(value)
  }
  return found
}

export interface TestDelay extends Delay {
  /** Computes only so many segments a time, and then stands still as a process that was lost. */
  stops: number
  /** Segments that it was asked for, over all. */
  computed: number
}

export const standingDelay = (length: DelayLength | null = testDelay): TestDelay => ({
  length,
  stops: Number.POSITIVE_INFINITY,
  computed: 0,
  async run(work, told) {
    for (const checkpoint of checkpointsFrom(work).slice(0, this.stops)) {
      this.computed++
      if (!told(checkpoint)) return
    }
  },
})
