// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadingChanged, navigationStarted, startQuietly } from './loading-bar.ts'
import { bar } from './nprogress.ts'

vi.mock('./nprogress.ts', () => ({ bar: { start: vi.fn<() => void>(), done: vi.fn<() => void>() } }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(bar.start).mockClear()
  vi.mocked(bar.done).mockClear()
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('ROUTE-6 what is over within 200 ms shows no bar', async () => {
  loadingChanged(1)
  await pass(199)
  loadingChanged(-1)
  await pass(10_000)
  expect(bar.start).not.toHaveBeenCalled()
})

it('ROUTE-6 one bar for all that loads: it comes after 200 ms and goes with the last', async () => {
  loadingChanged(1)
  await pass(100)
  loadingChanged(1)
  await pass(100)
  expect(bar.start).toHaveBeenCalledOnce()
  loadingChanged(-1)
  await pass(100)
  expect(bar.done).not.toHaveBeenCalled()
  loadingChanged(-1)
  await pass(0)
  expect(bar.done).toHaveBeenCalledOnce()
})

it('ROUTE-6 the bar gives up after 5 s, and serves the next navigation', async () => {
  loadingChanged(1)
  await pass(200)
  await pass(4999)
  expect(bar.done).not.toHaveBeenCalled()
  await pass(1)
  expect(bar.done).toHaveBeenCalledOnce()
  loadingChanged(-1)
  await pass(0)
  expect(bar.done).toHaveBeenCalledOnce()
  loadingChanged(1)
  await pass(200)
  expect(bar.start).toHaveBeenCalledTimes(2)
  loadingChanged(-1)
})

it('ROUTE-6 reads behind a page that was served complete show no bar; the next ones do', async () => {
  startQuietly()
  loadingChanged(1)
  await pass(1000)
  loadingChanged(-1)
  expect(bar.start).not.toHaveBeenCalled()
  loadingChanged(1)
  await pass(200)
  expect(bar.start).toHaveBeenCalledOnce()
  loadingChanged(-1)
})

it('ROUTE-6 a navigation shows its bar also while such reads run', async () => {
  startQuietly()
  loadingChanged(1)
  navigationStarted()
  await pass(200)
  expect(bar.start).toHaveBeenCalledOnce()
  loadingChanged(-1)
  loadingChanged(-1)
})
