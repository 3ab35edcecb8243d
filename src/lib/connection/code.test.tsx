import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectNoise } from '#tests/harness/noise.ts'
import { lazyPart, loadCode } from './code.ts'

const fetched = vi.fn<typeof fetch>()
const onLine = vi.spyOn(navigator, 'onLine', 'get')
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  onLine.mockReturnValue(true)
})
afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
const part = { default: () => <p>here</p> }

function show(load: () => Promise<typeof part>) {
  const Part = lazyPart(load)
  return render(
    <>
      <input aria-label="typed" defaultValue="kept" />
      <Suspense fallback={<p>waits</p>}>
        <Part />
      </Suspense>
    </>,
  )
}

it('a part whose code does not come waits in its place until the site answers, and the page stays', async () => {
  fetched.mockRejectedValue(new TypeError('no route'))
  const load = vi.fn<() => Promise<typeof part>>().mockRejectedValue(gone)
  await act(async () => show(load))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText('waits')).toBeInTheDocument()
  expect(screen.getByLabelText('typed')).toHaveValue('kept')
  expect(load).toHaveBeenCalledOnce()
  fetched.mockResolvedValue(new Response())
  load.mockResolvedValue(part)
  await act(() => vi.advanceTimersByTimeAsync(40_000))
  expect(screen.getByText('here')).toBeInTheDocument()
  expect(screen.getByLabelText('typed')).toHaveValue('kept')
})

it('code that the site no longer has is given up after a second try', async () => {
  fetched.mockResolvedValue(new Response())
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(gone)
  const Part = lazyPart(load)
  expectNoise(/a\.js/)
  await expect(
    act(async () => {
      render(
        <Suspense>
          <Part />
        </Suspense>,
      )
      await vi.advanceTimersByTimeAsync(1_000)
    }),
  ).rejects.toThrow('/assets/a.js')
  expect(load).toHaveBeenCalledTimes(2)
})

it('a style sheet that did not come is asked for again, before the code that it belongs to', async () => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/assets/a.css'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))

  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const loaded = loadCode(load)
  const next = document.head.querySelector('link')!
  expect(next).not.toBe(link)
  expect(next.href).toBe(link.href)
  await vi.advanceTimersByTimeAsync(0)
  expect(load).not.toHaveBeenCalled()
  next.dispatchEvent(new Event('load'))
  await expect(loaded).resolves.toBe('code')

  // Once it is there, no more.
  await loadCode(load)
  expect(document.head.querySelector('link')).toBe(next)
})

it('a style sheet that does not come again is code that did not come', async () => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/assets/b.css'
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  const loaded = loadCode(() => Promise.resolve('code'))
  document.head.querySelector('link')!.dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toThrow('Unable to preload CSS')
  // And the next who asks waits for it.
  const later = loadCode(() => Promise.resolve('code'))
  document.head.querySelector('link')!.dispatchEvent(new Event('load'))
  await expect(later).resolves.toBe('code')
})
