// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isCodeMissing, onceReachable } from './connection.ts'

const fetched = vi.fn<typeof fetch>()
const onLine = vi.spyOn(navigator, 'onLine', 'get')
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  onLine.mockReturnValue(true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('where the browser believes in its network the site is looked for, ever less often, and the end told once', async () => {
  fetched.mockRejectedValue(new TypeError('no route'))
  const act = vi.fn<() => void>()
  onceReachable(act)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(5)
  expect(act).not.toHaveBeenCalled()
  fetched.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(act).toHaveBeenCalledOnce()
  const asked = fetched.mock.calls.length
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(act).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledTimes(asked)
})

it('without a network nothing is asked, and what the browser says when it is back is enough', async () => {
  onLine.mockReturnValue(false)
  const act = vi.fn<() => void>()
  const stop = onceReachable(act)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(fetched).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(act).toHaveBeenCalledOnce()
  stop()
})

it.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new TypeError("Cannot read properties of undefined (reading 'x')"), false],
  [new Error('Failed to fetch dynamically imported module'), false],
  [new Error('Unable to preload CSS for http://localhost/assets/a.css'), true],
])('%s is code that did not come: %s', (error, missing) => {
  expect(isCodeMissing(error)).toBe(missing)
})
