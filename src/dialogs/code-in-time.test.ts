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

it('what fails on a network is told to who asked', async () => {
  onLine.mockReturnValue(true)
  await expect(codeInTime('terms', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
