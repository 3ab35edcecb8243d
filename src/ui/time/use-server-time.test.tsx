import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useServerTime } from './use-server-time.ts'

const clock = vi.hoisted(() => ({ ahead: 0 }))
vi.mock('#src/lib/server-clock.ts', () => ({ serverNow: () => Date.now() + clock.ahead }))

beforeEach(() => {
  clock.ahead = 0
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => void vi.useRealTimers())

const drawn = vi.fn<(name: string) => void>()
function Reading({ name, read }: { name: string; read: (now: number) => number }) {
  const value = useServerTime(read)
  drawn(name)
  return <p aria-label={name}>{value}</p>
}
const seconds = (now: number) => Math.floor(now / 1000)
const minutes = (now: number) => Math.floor(now / 60_000)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('one timer for all; a component renders again only when what it reads has changed', () => {
  const { unmount } = render(
    <>
      <Reading name="seconds" read={seconds} />
      <Reading name="minutes" read={minutes} />
    </>,
  )
  expect(vi.getTimerCount()).toBe(1)
  drawn.mockClear()
  for (const second of [1, 2, 3]) {
    pass(1000)
    expect(screen.getByLabelText('seconds')).toHaveTextContent(String(1000 + second))
  }
  expect(drawn.mock.calls.map(([name]) => name)).toEqual(['seconds', 'seconds', 'seconds'])
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('follows the server when it tells another time', () => {
  render(<Reading name="seconds" read={seconds} />)
  clock.ahead = 600_000
  pass(1000)
  expect(screen.getByLabelText('seconds')).toHaveTextContent('1601')
})

it('is right at once when the tab comes back, though its timer slept', () => {
  render(<Reading name="seconds" read={seconds} />)
  vi.setSystemTime(1_500_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByLabelText('seconds')).toHaveTextContent('1500')
})
