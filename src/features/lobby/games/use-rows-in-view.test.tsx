import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useRowsInView } from './use-rows-in-view.ts'

/** The window as tall as four rows of 200 px, at that place of the page. */
function stand(at: number, height = 800) {
  vi.stubGlobal('scrollY', at)
  vi.stubGlobal('innerHeight', height)
}
afterEach(() => vi.unstubAllGlobals())

const rows = (count = 100, top = 300) => renderHook(() => useRowsInView({ count, top, step: 200 })).result

it.each([
  { name: 'at the top of the page', at: 0, from: 0, to: 5 },
  { name: 'where the first row begins', at: 300, from: 0, to: 7 },
  { name: 'in the middle of a row', at: 2_400, from: 8, to: 17 },
  { name: 'at the end', at: 19_500, from: 94, to: 100 },
  { name: 'behind the end, where a filter left few', at: 90_000, from: 100, to: 100 },
])('draws the rows at the window and two on each side: $name', ({ at, from, to }) => {
  stand(at)
  expect(rows().current).toEqual({ from, to })
})

it('follows the page with the event itself, and the window’s height', () => {
  stand(0)
  const result = rows()
  act(() => {
    stand(10_300)
    dispatchEvent(new Event('scroll'))
  })
  expect(result.current).toEqual({ from: 48, to: 57 })
  act(() => {
    stand(10_300, 400)
    dispatchEvent(new Event('resize'))
  })
  expect(result.current).toEqual({ from: 48, to: 55 })
})

it('no game, no row', () => {
  stand(0)
  expect(rows(0).current).toEqual({ from: 0, to: 0 })
})
