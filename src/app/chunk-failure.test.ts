// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { mayReload } from './chunk-failure.ts'

it('ROUTE-5 reloads at most once per 60 s', () => {
  const start = 1_800_000_000_000
  expect(mayReload(start)).toBe(true)
  expect(mayReload(start + 59_999)).toBe(false)
  expect(mayReload(start + 60_000)).toBe(true)
  expect(mayReload(start + 60_001)).toBe(false)
})
