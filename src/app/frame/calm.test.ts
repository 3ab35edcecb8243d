import { expect, it } from 'vitest'
import { calmAt, isBusy } from './calm.ts'

it.each([
  ['/', false],
  ['/casino', false],
  ['/lotto/bills', false],
  ['/member', false],
  ['/nowhere/at/all', false],
  ['/lotto/lobby', false],
  ['/lotto/41', true],
  ['/play', true],
  ['/register', true],
  ['/member/deposit', true],
  ['/member/payment', true],
  ['/member/withdraw', true],
  ['/member/withdraw/7', true],
])('SHELL-7 somebody at %s is busy: %s', (path, busy) => {
  expect(isBusy(path)).toBe(busy)
})

it('SHELL-7 an announcement waits until the member has left what they were at', async () => {
  const listeners = new Set<() => void>()
  const router = {
    state: { location: { pathname: '/member/deposit' } },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const goTo = (pathname: string) => {
    router.state.location = { pathname }
    for (const listener of listeners) listener()
  }
  let calm = false
  const waiting = calmAt(router).then(() => (calm = true))
  goTo('/member/withdraw')
  await Promise.resolve()
  expect(calm).toBe(false)
  goTo('/casino')
  await waiting
  expect(calm).toBe(true)
  expect(listeners.size).toBe(0)
})
