// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import { env } from '#src/lib/env.ts'
import { signedIn, useSession } from '#src/stores/session.ts'
import { useVisit } from '#src/stores/visit.ts'
import { readFriendship } from '../friends/friendship.ts'
import type { Arriving } from './goal.ts'
import type { Liff } from '../sdk/init.ts'
import { startInLiff } from './start-in-liff.ts'
import { fakeLiff } from '../testing/fake-liff.ts'
import type { Visit } from '../address/visit.ts'

vi.mock('#src/features/auth/line-exchange.ts', () => ({
  exchangeLine: async () => ({ kind: 'member', token: 't-1' }),
}))

/** In place of the screen: what it was told, and how the member would answer. */
const shown = vi.hoisted(() => ({
  failures: [] as unknown[],
  choose: (() => {}) as (way: 'password' | 'register') => void,
  closed: 0,
}))
const showing = vi.hoisted(() => () => ({
  showFailure: (failure: unknown) => {
    shown.failures.push(failure)
    const choice = new Promise((resolve) => (shown.choose = resolve))
    return { choice, close: () => shown.closed++ }
  },
}))
vi.mock('./show-failure.tsx', showing)
vi.mock('./show-outside.tsx', showing)

const forgotten = vi.hoisted(() => ({ times: 0 }))
vi.mock('../sdk/init.ts', async (original) => ({
  ...(await original<typeof import('../sdk/init.ts')>()),
  forgetLogin: async () => void forgotten.times++,
}))

const never = () => new Promise<Liff>(() => {})
const outside: Visit = { inLine: false, android: false, lineVersion: null, redirecting: false }
const inside: Visit = { ...outside, inLine: true, lineVersion: '15.10.0' }
const arriving = (init: Promise<Liff> | null, visit = outside): Arriving => ({
  visit,
  init,
  began: Date.now(),
  titleOf: () => 'ฝากเงิน',
})
const here = () => location.pathname + location.search + location.hash
const failures = () => shown.failures as LiffFailure[]

beforeEach(() => {
  env.liffId = ''
  shown.failures = []
  shown.closed = 0
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState({ user: null, ended: null })
  useVisit.setState({ returnTo: null })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date().toUTCString() } }))
})
afterEach(() => vi.useRealTimers())

it('ENV-3 the address is scrubbed before anything reads it, and LINE’s word on friendship is kept', async () => {
  history.replaceState(
    null,
    '',
    '/liff/deposit?ag=x&friendship_status_changed=true&liff.referrer=a#access_token=a',
  )
  const { liff } = fakeLiff({ inLine: true })
  expect(await startInLiff(arriving(Promise.resolve(liff), inside))).toEqual({ kind: 'entered' })
  expect(here()).toBe('/liff/deposit?ag=x')
  expect(await readFriendship()).toBe('friend')
})

it('ENV-5 without a LIFF app the pages open as the web’s', async () => {
  history.replaceState(null, '', '/liff?liff.state=%2Fpromotions%3Fag%3Dx')
  expect(await startInLiff(arriving(null))).toEqual({ kind: 'plain' })
  expect(here()).toBe('/liff/promotions?ag=x')
})

it('ENV-5 where LINE knows nobody, a page for everybody opens, and a member’s page asks how to sign in', async () => {
  env.liffId = '1234567890-AbCdEfGh'
  history.replaceState(null, '', '/liff/promotions?ag=x')
  expect(await startInLiff(arriving(null))).toEqual({ kind: 'plain' })
  expect(failures()).toEqual([])
  history.replaceState(null, '', '/liff/deposit?ag=x')
  const starting = startInLiff(arriving(null))
  await vi.waitFor(() => expect(failures()).toEqual([{ kind: 'outside' }]))
  act(() => shown.choose('password'))
  expect(await starting).toEqual({ kind: 'plain' })
  expect(here()).toBe('/liff/login')
  expect(useVisit.getState().returnTo).toBe('/member/deposit?ag=x')
})

it('ENV-3 LINE silent for ten seconds: the screen, and the password leads to the page', async () => {
  history.replaceState(null, '', '/liff/deposit?ag=x')
  const start = startInLiff(arriving(never(), inside))
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(failures()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  await expect.poll(failures).toEqual([{ kind: 'network', siteAnswers: true }])
  shown.choose('password')
  expect(await start).toEqual({ kind: 'plain' })
  expect(here()).toBe('/liff/login')
  expect(useVisit.getState().returnTo).toBe('/member/deposit?ag=x')
  expect(shown.closed).toBe(1)
})

it('ENV-3 LINE answers after all: the screen goes, and the page opens', async () => {
  history.replaceState(null, '', '/liff/deposit')
  let answer: (liff: Liff) => void = () => {}
  const start = startInLiff(arriving(new Promise((resolve) => (answer = resolve)), inside))
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  await expect.poll(failures).toHaveLength(1)
  answer(fakeLiff({ inLine: true }).liff)
  expect(await start).toEqual({ kind: 'entered' })
  expect(shown.closed).toBe(1)
})

it('ENV-5 outside, a page for everybody does not wait for LINE, nor does a member who is signed in', async () => {
  history.replaceState(null, '', '/liff/promotions')
  const start = startInLiff(arriving(never()))
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(await start).toEqual({ kind: 'plain' })
  history.replaceState(null, '', '/liff/deposit')
  signedIn('t')
  expect(await startInLiff(arriving(Promise.reject(new TypeError('Failed to fetch'))))).toEqual({
    kind: 'plain',
  })
  expect(failures()).toEqual([])
})

it('ENV-3 a redirect that never happens is a failure, not a page', async () => {
  history.replaceState(null, '', '/liff?liff.state=%2Fdeposit')
  const start = startInLiff(arriving(never(), { ...outside, redirecting: true }))
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  await expect.poll(failures).toMatchObject([{ kind: 'network' }])
  shown.choose('register')
  await start
  expect(here()).toBe('/liff/register')
  expect(useVisit.getState().returnTo).toBe('/member/deposit')
})

it('ENV-3 refused at LINE: nothing of the answer stays in the address behind the screen', async () => {
  history.replaceState(
    null,
    '',
    '/liff/deposit?ag=x&error=access_denied&state=s&liffClientId=1&liffOAuth2Error=true',
  )
  const denied = Object.assign(new Error('access_denied: no'), { code: 'INIT_FAILED' })
  void startInLiff(arriving(Promise.reject(denied)))
  await expect.poll(failures).toEqual([{ kind: 'denied' }])
  expect(here()).toBe('/liff/deposit?ag=x')
})

it('ENV-3 inside LINE the credentials stay in the address while another try needs them', async () => {
  history.replaceState(null, '', '/liff/deposit#access_token=a')
  void startInLiff(arriving(Promise.reject(new TypeError('Failed to fetch')), inside))
  await expect.poll(failures).toHaveLength(1)
  expect(here()).toBe('/liff/deposit#access_token=a')
})

it('ENV-3 an access token that was taken back is forgotten; a page for everybody opens all the same', async () => {
  history.replaceState(null, '', '/liff/promotions')
  const revoked = Object.assign(new Error('The access token revoked'), { code: 'UNAUTHORIZED' })
  expect(await startInLiff(arriving(Promise.reject(revoked)))).toEqual({ kind: 'plain' })
  expect(forgotten.times).toBe(1)
  expect(failures()).toEqual([])
})
