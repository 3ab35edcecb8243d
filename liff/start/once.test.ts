// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { cameBack, hasLeft, leftNow } from './left.ts'
import { attemptsForgotten, once } from './once.ts'
import { isPersonOf, personKnown } from './person.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('ENV-3 an attempt is made once, each kind for itself, and again much later', () => {
  expect(once('reopen', 1000)).toBe(true)
  expect(once('reopen', 2000)).toBe(false)
  expect(once('relogin', 2000)).toBe(true)
  expect(once('reopen', 1000 + 5 * 60_000)).toBe(true)
})

it('ENV-3 success begins anew, and a storage that keeps nothing allows nothing', () => {
  once('reopen')
  attemptsForgotten()
  expect(once('reopen')).toBe(true)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(once('relogin')).toBe(false)
  full.mockRestore()
})

it('ENV-3 a session is one LINE account’s, and neither is readable in storage', async () => {
  await personKnown('U123', 'token-1')
  expect(await isPersonOf('U123', 'token-1')).toBe(true)
  expect(await isPersonOf('U999', 'token-1')).toBe(false)
  expect(await isPersonOf('U123', 'of-a-password')).toBe(false)
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/U123|token-1/)
})

it('LOGIN-8 having left is remembered for the visit', () => {
  expect(hasLeft()).toBe(false)
  leftNow()
  expect(hasLeft()).toBe(true)
  cameBack()
  expect(hasLeft()).toBe(false)
})
