import { describe, expect, it } from 'vitest'
import { Refusal } from './errors.ts'
import { createQueue } from './queue.ts'

/** Work that ends when it is told to. */
function task() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { work: () => ended, end: () => end() }
}

describe('the queue in front of writes', () => {
  it('carries out so many at once, and the others in the order they came', async () => {
    const queue = createQueue({ places: 2 })
    const tasks = Array.from({ length: 5 }, task)
    const begun: number[] = []
    const all = tasks.map(({ work }, n) =>
      queue.run(() => {
        begun.push(n)
        return work()
      }),
    )
    await Promise.resolve()
    expect(begun).toEqual([0, 1])
    expect(queue.gauges()).toEqual({ running: 2, waiting: 3, refused: 0 })
    tasks[1]!.end()
    await all[1]
    await expect.poll(() => begun).toEqual([0, 1, 2])
    for (const { end } of tasks) end()
    await Promise.all(all)
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect(queue.gauges()).toEqual({ running: 0, waiting: 0, refused: 0 })
  })

  it('sends away with 503 and Retry-After when it is full, and lets in again when it is not', async () => {
    const queue = createQueue({ places: 1, most: 1 })
    const first = task()
    const running = queue.run(first.work)
    const waiting = queue.run(async () => 'waited')
    const refused = await queue.run(async () => 'never').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ status: 503, retryAfter: 2 })
    first.end()
    await running
    expect(await waiting).toBe('waited')
    expect(await queue.run(async () => 'again')).toBe('again')
    expect(queue.gauges()).toEqual({ running: 0, waiting: 0, refused: 1 })
  })

  it('passes its place on when the work fails, or when its caller has gone', async () => {
    const queue = createQueue({ places: 1 })
    const gone = new AbortController()
    const failing = queue.run(() => Promise.reject(new Error('broken')))
    const left = queue.run(async () => 'unheard', gone.signal)
    const last = queue.run(async () => 'last')
    gone.abort()
    await expect(failing).rejects.toThrow('broken')
    await expect(left).rejects.toMatchObject({ status: 499 })
    expect(await last).toBe('last')
  })
})
