import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { between, useCountUp } from './use-count-up.ts'

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
)
afterEach(() => void vi.useRealTimers())

it('passes only through whole satang and ends on the figure itself', () => {
  expect(between(0, 333, 0)).toBe(0)
  expect(between(0, 333, 1)).toBe(333)
  expect(between(0, 333, 1.2)).toBe(333)
  for (let progress = 0; progress < 1; progress += 0.07)
    expect(Number.isInteger(between(0, 333, progress))).toBe(true)
})

it('shows the first figure at once and counts to the next in 640 ms', () => {
  const { result, rerender } = renderHook(({ to }) => useCountUp(to), { initialProps: { to: 100 } })
  expect(result.current).toBe(100)
  rerender({ to: 200 })
  act(() => void vi.advanceTimersByTime(320))
  expect(result.current).toBeGreaterThan(100)
  expect(result.current).toBeLessThan(200)
  act(() => void vi.advanceTimersByTime(400))
  expect(result.current).toBe(200)
})

it('switches under reduced motion', () => {
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  const { result, rerender } = renderHook(({ to }) => useCountUp(to), { initialProps: { to: 100 } })
  rerender({ to: 200 })
  media.mockRestore()
  expect(result.current).toBe(200)
})
