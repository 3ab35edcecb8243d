/** The thread that computes a delay ([Note: Long messages] in delay.ts). */
import { hash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { DelayWork } from './delay.ts'

const { from, segments, steps, size } = workerData as DelayWork
const message = Buffer.alloc(size)
let value = Buffer.from(from, 'hex')
for (let segment = 0; segment < segments; segment++) {
  for (let step = 0; step < steps; step++) {
    message.fill(value)
    value = hash('sha256', message, 'buffer')
  }
  parentPort!.postMessage(value.toString('hex'))
}
