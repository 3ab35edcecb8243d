// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offlineWords } from '#src/strings/offline.ts'
import { codeInTime } from './code-in-time.ts'
import { useToasts } from './toasts.ts'

const onLine = vi.spyOn(navigator, 'onLine', 'get')
beforeEach(() => useToasts.setState({ items: [] }))
afterEach(() => void onLine.mockReturnValue(true))

it('without a network says so, and opens once when it is back, however often it was pressed', async () => {
  onLine.mockReturnValue(false)
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue('code')
  const first = codeInTime('menu', load)
  await vi.waitFor(() => expect(useToasts.getState().items[0]?.text).toBe(offlineWords.opensLater))
  expect(await codeInTime('menu', load)).toBeNull()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await first).toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})

it('where the browser believes in its network and nothing comes, it says so as well, and opens once the site answers', async () => {
  onLine.mockReturnValue(true)
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/menu.js'))
    .mockResolvedValue('code')
  const first = codeInTime('terms', load)
  await vi.waitFor(() => expect(useToasts.getState().items[0]?.text).toBe(offlineWords.opensLater))
  dispatchEvent(new Event('online'))
  expect(await first).toBe('code')
})

it('what the site no longer has is asked for no more: it says what to do, and does not go on saying that it opens later', async () => {
  onLine.mockReturnValue(true)
  const site = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const load = vi.fn(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/old.js')),
  )
  const pressed = codeInTime('old', load)
  await vi.waitFor(() => expect(useToasts.getState().items).toHaveLength(1))
  dispatchEvent(new Event('online'))
  await expect(pressed).rejects.toThrow('/assets/old.js')
  expect(useToasts.getState().items.map(({ text }) => text)).toContain(offlineWords.gone)
  expect(load.mock.calls.length).toBeLessThanOrEqual(3)
  // The next press asks anew.
  const again = codeInTime('old', load)
  await vi.waitFor(() => expect(load.mock.calls.length).toBe(4))
  dispatchEvent(new Event('online'))
  await expect(again).rejects.toThrow('/assets/old.js')
  site.mockRestore()
})

it('what fails on a network is told to who asked', async () => {
  onLine.mockReturnValue(true)
  await expect(codeInTime('terms', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
