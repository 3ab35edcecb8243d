// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportRoute } from './analytics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete window.dataLayer
})

it('ROUTE-7 tells the data layer 250 ms after the change', () => {
  window.dataLayer = []
  reportRoute('/member', 'title')
  vi.advanceTimersByTime(249)
  expect(window.dataLayer).toEqual([])
  vi.advanceTimersByTime(1)
  expect(window.dataLayer).toEqual([{ event: 'route_change', page_path: '/member', page_title: 'title' }])
})

it('ROUTE-7 a redirect within that time is not told', () => {
  window.dataLayer = []
  reportRoute('/login', 'title')()
  vi.advanceTimersByTime(1000)
  expect(window.dataLayer).toEqual([])
})

it('ROUTE-7 nothing is made where no data layer is configured', () => {
  reportRoute('/member', 'title')
  vi.advanceTimersByTime(1000)
  expect(window.dataLayer).toBeUndefined()
})
