import { expect, it } from 'vitest'
import { atFirst, calmAt, isBusy } from './calm.ts'

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

function movesFrom(pathname: string) {
  const listeners = new Set<() => void>()
  const router = {
    state: { location: { pathname } },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const goTo = async (pathname: string) => {
    router.state.location = { pathname }
    for (const listener of listeners) listener()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { router, goTo, listeners }
}

it('SHELL-7 an announcement waits until the member has left what they were at', async () => {
  const { router, goTo, listeners } = movesFrom('/member/deposit')
  let calm = false
  void calmAt(router).then(() => (calm = true))
  await goTo('/member/withdraw')
  expect(calm).toBe(false)
  await goTo('/casino')
  expect(calm).toBe(true)
  expect(listeners.size).toBe(0)
})

it.each(['/', '/register'])(
  'SHELL-7 who registered at %s is told after the first thing they are at',
  async (from) => {
    const { router, goTo, listeners } = movesFrom(from)
    let calm = false
    void atFirst(router)
      .then(() => calmAt(router))
      .then(() => (calm = true))
    for (const path of ['/', '/promotions', '/member/deposit', '/member/payment']) {
      await goTo(path)
      expect(calm).toBe(false)
    }
    await goTo('/')
    expect(calm).toBe(true)
    expect(listeners.size).toBe(0)
  },
)
