import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectNoise } from '#tests/harness/noise.ts'
import { lazyPart, loadCode } from './code.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
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

const sheet = () => document.head.querySelector('link')!
const ends = (how: 'load' | 'error') => sheet().dispatchEvent(new Event(how))

/** A style sheet on the page that did not come. */
function lostSheet(): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/assets/a.css'
  document.head.append(link)
  ends('error')
  return link
}

it('what has come whole is there without a signal, though the style sheet of another part did not come', async () => {
  const toasts = vi.fn<() => Promise<string>>().mockResolvedValue('toasts')
  await loadCode(toasts)
  fetched.mockRejectedValue(new TypeError('no route'))
  const link = lostSheet()
  await expect(loadCode(toasts)).resolves.toBe('toasts')
  // Other code still waits for the sheet.
  const other = loadCode(() => Promise.resolve('other'))
  expect(sheet()).not.toBe(link)
  ends('load')
  await expect(other).resolves.toBe('other')
})

it('a style sheet that did not come is asked for again, before the code that it belongs to', async () => {
  const link = lostSheet()
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const loaded = loadCode(load)
  const next = sheet()
  expect(next).not.toBe(link)
  expect(next.href).toBe(link.href)
  await vi.advanceTimersByTimeAsync(0)
  expect(load).not.toHaveBeenCalled()
  ends('load')
  await expect(loaded).resolves.toBe('code')

  // Once it is there, no more.
  await loadCode(load)
  expect(sheet()).toBe(next)
})

it('a style sheet that does not come again, while the site is not reached, is code that did not come', async () => {
  fetched.mockRejectedValue(new TypeError('no route'))
  lostSheet()
  const loaded = loadCode(() => Promise.resolve('code'))
  ends('error')
  await expect(loaded).rejects.toThrow('Unable to preload CSS')
  // And the next who asks waits for it.
  const later = loadCode(() => Promise.resolve('code'))
  ends('load')
  await expect(later).resolves.toBe('code')
})

it('a style sheet that the site no longer has keeps nothing else away', async () => {
  fetched.mockResolvedValue(new Response())
  lostSheet()
  const loaded = loadCode(() => Promise.resolve('code of another part'))
  ends('error')
  await expect(loaded).resolves.toBe('code of another part')
})
