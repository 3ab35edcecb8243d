/**
 * How fast this machine computes Yeekee's delay, and by what other ways it could be computed: compressions of SHA-256 a second,
 * one after the other, by the clock and by the processor's own time, which a busy machine does not stretch.
 * `node bench/yeekee-delay.ts`
 */
import { hash, pbkdf2Sync } from 'node:crypto'
import { loadavg } from 'node:os'
import { compressions, configuredDelay } from '#server/kit/services/delay.ts'

interface Way {
  readonly name: string
  /** Answers how many compressions it did. */
  readonly run: () => Promise<number> | number
}

const short: Way = {
  name: 'node:crypto, 32 bytes at a time',
  run: () => {
    const times = 100_000
    let value = Buffer.alloc(32)
    for (let time = 0; time < times; time++) value = hash('sha256', value, 'buffer')
    return times
  },
}

const long = (size: number): Way => ({
  name: `node:crypto, ${size / 1024} KiB at a time`,
  run: () => {
    const message = Buffer.alloc(size)
    const times = Math.ceil(2e8 / size)
    let value = Buffer.alloc(32)
    for (let time = 0; time < times; time++) {
      message.fill(value)
      value = hash('sha256', message, 'buffer')
    }
    return times * (size / 64 + 1)
  },
})

const usual = configuredDelay()
const segment = { ...usual.length!, segments: 8 }

const ways: Way[] = [
  short,
  {
    name: 'PBKDF2 of node:crypto, two compressions each',
    run: () => {
      pbkdf2Sync('yeekee', 'delay', 500_000, 32, 'sha256')
      return 1_000_000
    },
  },
  ...[4, 64, 1024].map((kib) => long(kib * 1024)),
  {
    name: 'the delay, on its thread',
    run: async () => {
      await usual.run({ ...segment, from: 'ab'.repeat(32) }, () => true)
      return compressions(segment)
    },
  },
]

console.log(
  `load ${loadavg()[0]!.toFixed(1)}; million compressions a second, by the clock and by the processor`,
)
for (const { name, run } of ways) {
  const [clock, processor] = [performance.now(), process.cpuUsage()]
  const done = await run()
  const { user, system } = process.cpuUsage(processor)
  const byClock = done / (performance.now() - clock) / 1000
  const byProcessor = done / (user + system)
  console.log(`${name.padEnd(46)} ${byClock.toFixed(2).padStart(7)} ${byProcessor.toFixed(2).padStart(7)}`)
}
const { length } = usual
console.log(`the usual delay: ${(compressions(length!) / 1e9).toFixed(2)} billion compressions`)
