import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttled } from './throttled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('GAME-2 a burst of settled rounds asks for the balance twice: at once and at its end', () => {
  const task = vi.fn<() => void>()
  const { call } = throttled(task, 1000)
  for (let round = 0; round < 9; round++) call()
  expect(task).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(task).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(task).toHaveBeenCalledTimes(2)
  call()
  expect(task).toHaveBeenCalledTimes(3)
})

it('GAME-2 what was to come is cancelled with the sheet', () => {
  const task = vi.fn<() => void>()
  const { call, cancel } = throttled(task, 1000)
  call()
  call()
  cancel()
  vi.advanceTimersByTime(5000)
  expect(task).toHaveBeenCalledTimes(1)
})
