// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { getUserInfo, login } from '#contracts/auth.ts'
import { getBanners } from '#contracts/agent.ts'
import { getWallets } from '#contracts/member.ts'
import { ApiError, type FailureKind } from '#src/api/api-error.ts'
import { signedIn, useSession } from '#src/stores/session.ts'
import { takeReturnTo, useVisit } from '#src/stores/visit.ts'
import { applyFailurePolicy } from './failure-policy.ts'

let gone: string[]
const site = {
  here: () => '/member/deposit?amount=5',
  goTo: (path: string) => void gone.push(path),
  sayExpired: () => void gone.push('says expired'),
  renew: (): Promise<boolean> | null => null,
}
const failure = (kind: FailureKind) => new ApiError(kind, { endpoint: 'x' })

beforeEach(() => {
  gone = []
  signedIn('a-token')
  useVisit.setState({ returnTo: null })
})

it('LOGIN-6 400 on any call leads home', () => {
  applyFailurePolicy(failure('badRequest'), getBanners, site)
  expect(gone).toEqual(['/'])
  expect(useSession.getState().user).not.toBeNull()
})

it('LOGIN-6 401 clears the user, remembers the page and leads to /login', () => {
  applyFailurePolicy(failure('unauthenticated'), getWallets, site)
  expect(gone).toEqual(['/login'])
  expect(useSession.getState()).toMatchObject({ user: null, ended: 'expired' })
  expect(takeReturnTo()).toBe('/member/deposit?amount=5')
})

it('LOGIN-6 401 of an auth call clears the user and says so where the member is', () => {
  applyFailurePolicy(failure('unauthenticated'), getUserInfo, site)
  expect(gone).toEqual(['says expired'])
  expect(useSession.getState().user).toBeNull()
})

it('LOGIN-6 of several calls that fail together the first decides, and the page in view then is remembered', () => {
  applyFailurePolicy(failure('unauthenticated'), getWallets, site)
  applyFailurePolicy(failure('unauthenticated'), getUserInfo, { ...site, here: () => '/login' })
  expect(gone).toEqual(['/login'])
  expect(takeReturnTo()).toBe('/member/deposit?amount=5')
})

it('SHELL-5 a read that was about to leave as the member signed out takes them nowhere', () => {
  useSession.setState({ user: null, ended: 'signedOut' })
  applyFailurePolicy(failure('unauthenticated'), getWallets, site)
  applyFailurePolicy(failure('unauthenticated'), getUserInfo, site)
  expect(gone).toEqual([])
  expect(useSession.getState()).toMatchObject({ user: null, ended: 'signedOut' })
})

it('LOGIN-6 where the platform can prove who is here, 401 ends nothing', async () => {
  let renewals = 0
  const renew = async () => (renewals++, true)
  applyFailurePolicy(failure('unauthenticated'), getWallets, { ...site, renew })
  await Promise.resolve()
  expect(renewals).toBe(1)
  expect(gone).toEqual([])
  expect(useSession.getState().user).not.toBeNull()
})

it('LOGIN-6 a renewal that fails ends the session as ever', async () => {
  applyFailurePolicy(failure('unauthenticated'), getWallets, { ...site, renew: async () => false })
  await expect.poll(() => gone).toEqual(['/login'])
  expect(useSession.getState()).toMatchObject({ user: null, ended: 'expired' })
  expect(takeReturnTo()).toBe('/member/deposit?amount=5')
})

it('LOGIN-6 401 of a call that needs no session ends no session', () => {
  applyFailurePolicy(failure('unauthenticated'), login, site)
  expect(useSession.getState().user).not.toBeNull()
})

it.each<FailureKind>(['offline', 'timeout', 'refused', 'server', 'malformed', 'tooMany'])(
  'LOGIN-6 %s leaves the site where it is',
  (kind) => {
    applyFailurePolicy(failure(kind), getWallets, site)
    expect(gone).toEqual([])
    expect(useSession.getState().user).not.toBeNull()
  },
)
