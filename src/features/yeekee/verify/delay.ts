/**
 * A sequential delay, looked into on this device (decision 074): from any checkpoint to the next one everybody can compute for
 * themselves, by the browser's own digests, which use what the processor has for them. Some browsers do them on the page's own
 * thread, so the page has its turn every few milliseconds.
 */
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { delayInput, fromHex, toHex } from './chain.ts'

type Delay = NonNullable<YeekeeProof['delay']>

export interface Sampled {
  /** Segments that were computed again. */
  readonly checked: number
  /** The first that did not come to its checkpoint, from 1; 0 where the list itself cannot be one; null where none. */
  readonly wrong: number | null
}

/** Longer than any round's: a reply must not keep the device busy. */
const MOST = { segments: 4096, steps: 100_000, size: 1 << 22 }

const isWhole = ({ segments, steps, size, checkpoints }: Delay): boolean =>
  checkpoints.length === segments &&
  segments >= 1 &&
  segments <= MOST.segments &&
  steps >= 1 &&
  steps <= MOST.steps &&
  size >= 64 &&
  size <= MOST.size &&
  size % 64 === 0

/** Writes a value out again and again. */
function repeat(message: Uint8Array, value: Uint8Array): void {
  message.set(value)
  for (let length = value.length; length < message.length; length *= 2)
    message.copyWithin(length, 0, Math.min(length, message.length - length))
}

/** So long the page may wait for its turn, milliseconds. */
const TURN = 16

const turn = () => new Promise((done) => setTimeout(done))

async function endOf(from: string, steps: number, message: Uint8Array<ArrayBuffer>): Promise<string> {
  let value = fromHex(from)
  let since = performance.now()
  for (let step = 0; step < steps; step++) {
    repeat(message, value)
    value = new Uint8Array(await crypto.subtle.digest('SHA-256', message))
    if (performance.now() < since + TURN) continue
    await turn()
    since = performance.now()
  }
  return toHex(value.buffer)
}

/** Segments side by side: more would only be slower where the page's thread does them. */
const LANES = 2

interface Looking {
  /** Which segments, from 0, in this order. */
  readonly order: readonly number[]
  /** Asked before each further segment. */
  readonly goesOn: (checked: number) => boolean
  readonly told?: (checked: number) => void
  /** Segments side by side. */
  readonly abreast?: number
}

/** Computes segments again until one is wrong, all are done, or it is not to go on. */
async function lookInto(
  { chain_id, round_id, head, delay }: YeekeeProof,
  { order, goesOn, told, abreast = LANES }: Looking,
): Promise<Sampled> {
  if (!delay || !isWhole(delay)) return { checked: 0, wrong: 0 }
  const { steps, size, checkpoints } = delay
  const first = await delayInput(chain_id || round_id, head, delay)
  const left = order[Symbol.iterator]()
  let checked = 0
  let wrong: number | null = null
  const lane = async () => {
    const message = new Uint8Array(size)
    for (const at of left) {
      const end = await endOf(checkpoints[at - 1] ?? first, steps, message)
      checked++
      if (end !== checkpoints[at]) wrong ??= at + 1
      told?.(checked)
      if (wrong !== null || !goesOn(checked)) return
    }
  }
  await Promise.all(Array.from({ length: abreast }, lane))
  return { checked, wrong }
}

/** Every segment once, in an order that nobody can foresee. */
function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  const chance = crypto.getRandomValues(new Uint32Array(count))
  for (let at = count - 1; at > 0; at--) {
    const other = chance[at]! % (at + 1)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

/** A member waits so long, milliseconds; a slow device does one segment all the same, and is done with it soonest by itself. */
const usual = { patience: 5_000, fewest: 1, abreast: 1 }

/** As many segments, by chance, as the device has time for. */
export function sample(
  proof: YeekeeProof,
  { patience, fewest, abreast }: { patience: number; fewest: number; abreast?: number } = usual,
): Promise<Sampled> {
  const until = performance.now() + patience
  const count = proof.delay && isWhole(proof.delay) ? proof.delay.segments : 0
  return lookInto(proof, {
    order: shuffled(count),
    ...(abreast && { abreast }),
    goesOn: (checked) => checked < fewest || performance.now() < until,
  })
}

/** All of them, from the first on. */
export const checkAll = (
  proof: YeekeeProof,
  told: (checked: number) => void,
  signal: AbortSignal,
): Promise<Sampled> =>
  lookInto(proof, {
    order: Array.from({ length: proof.delay?.segments ?? 0 }, (_, at) => at),
    goesOn: () => !signal.aborted,
    told,
  })
