// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { useToasts } from '#src/dialogs/toasts.ts'
import type { Exchanged } from '#src/features/auth/line-exchange.ts'
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import { useLineLink } from '#src/stores/line-link.ts'
import { currentToken, signedIn, useSession } from '#src/stores/session.ts'
import { errors } from '#src/strings/errors.ts'
import { fakeLiff, type FakeLiff } from '../testing/fake-liff.ts'
import { leftNow } from './left.ts'
import { startInLiff } from './start-in-liff.ts'

const exchange = vi.hoisted(() => vi.fn<() => Promise<Exchanged | null>>())
vi.mock('#src/features/auth/line-exchange.ts', () => ({ exchangeLine: exchange }))

/** In place of the screen: what it was told. The member chooses the password. */
const offered = vi.hoisted((): unknown[] => [])
const showing = vi.hoisted(() => () => ({
  showFailure(failure: unknown) {
    offered.push(failure)
    return { choice: Promise.resolve('password'), close() {} }
  },
}))
vi.mock('./show-failure.tsx', showing)
vi.mock('./show-outside.tsx', showing)

const link = { token: 'lt-1', name: 'Narin', picture: '' }
const deposit = '/liff/deposit?ag=x'
const asked = `${deposit}&line_sign_in=1`
const forAll = '/liff/promotions'

/** A visit whose address the SDK has been through: LINE has answered. */
const start = (liff: FakeLiff['liff'], address = deposit) => {
  history.replaceState(null, '', address)
  const inLine = liff.isInClient()
  return startInLiff({
    visit: { inLine, android: false, lineVersion: inLine ? '15.10.0' : null, redirecting: false },
    init: Promise.resolve(liff),
    began: Date.now(),
    titleOf: () => 'ฝากเงิน',
  })
}
/** The page is being left: nothing settles. */
const leaves = async (starting: Promise<unknown>) =>
  expect(
    await Promise.race([starting, new Promise((resolve) => setTimeout(() => resolve('left'), 50))]),
  ).toBe('left')

beforeEach(() => {
  offered.length = 0
  sessionStorage.clear()
  localStorage.clear()
  useSession.setState({ user: null, ended: null })
  useLineLink.setState({ link: null, returnTo: null })
  useToasts.setState({ items: [] })
  exchange.mockReset().mockResolvedValue({ kind: 'member', token: 't-1' })
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date().toUTCString() } }))
})

it('ENV-3 inside LINE: one exchange, and the member is signed in', async () => {
  const { liff } = fakeLiff({ inLine: true })
  expect(await start(liff)).toEqual({ kind: 'entered' })
  expect(exchange).toHaveBeenCalledExactlyOnceWith({ kind: 'idToken', idToken: 'id-token-of-U-narin' })
  expect(currentToken()).toBe('t-1')
})

it('ENV-3 the same person’s next start asks nobody, another person’s does', async () => {
  await start(fakeLiff({ inLine: true }).liff)
  expect(await start(fakeLiff({ inLine: true }).liff)).toEqual({ kind: 'plain' })
  expect(exchange).toHaveBeenCalledTimes(1)
  exchange.mockResolvedValue({ kind: 'member', token: 't-arisa' })
  expect(await start(fakeLiff({ inLine: true, sub: 'U-arisa' }).liff)).toEqual({
    kind: 'entered',
  })
  expect(currentToken()).toBe('t-arisa')
})

it('LOGIN-1 a LINE account without a member goes to first use, the page remembered', async () => {
  exchange.mockResolvedValue({ kind: 'unlinked', link })
  expect(await start(fakeLiff({ inLine: true }).liff)).toEqual({ kind: 'plain' })
  expect(useLineLink.getState()).toEqual({ link, returnTo: '/member/deposit?ag=x' })
  expect(location.pathname).toBe('/liff/start')
})

it('ENV-5 a page for everybody opens for them at once, the link at hand', async () => {
  exchange.mockResolvedValue({ kind: 'unlinked', link })
  await start(fakeLiff({ inLine: true }).liff, forAll)
  expect(location.pathname).toBe('/liff/promotions')
  expect(useLineLink.getState().link).toEqual(link)
})

it('somebody signed in by password stays so when LINE knows no member', async () => {
  signedIn('by-password')
  exchange.mockResolvedValue({ kind: 'unlinked', link })
  expect(await start(fakeLiff({ inLine: true }).liff)).toEqual({ kind: 'plain' })
  expect(currentToken()).toBe('by-password')
  expect(useLineLink.getState().link).toBeNull()
})

it('LOGIN-8 who signed out in this visit is not signed in again by themselves', async () => {
  leftNow()
  expect(await start(fakeLiff({ inLine: true }).liff)).toEqual({ kind: 'plain' })
  expect(exchange).not.toHaveBeenCalled()
})

it('ENV-3 outside LINE: the sign-in comes back to the page, its query kept, our code under another name', async () => {
  const { liff, calls } = fakeLiff({ loggedIn: false })
  await leaves(start(liff, `${asked}&code=A7K2P9`))
  expect(calls).toEqual([`login ${location.origin}/liff/deposit?ag=x&referral_code=A7K2P9`])
})

it('ENV-3 an old proof outside is renewed once, and not for ever', async () => {
  const first = fakeLiff({ life: -60 })
  await leaves(start(first.liff))
  expect(first.calls).toEqual(['logout', `login ${location.origin}${deposit}`])
  await start(fakeLiff({ life: -60 }).liff)
  expect(offered).toEqual([{ kind: 'unknown' }])
})

it('ENV-3 back from LINE without a proof: said, not tried again', async () => {
  const { liff, calls } = fakeLiff({ loggedIn: false })
  await start(liff, `${asked}&liffClientId=1&code=c&state=s`)
  expect(calls).toEqual([])
  expect(offered).toEqual([{ kind: 'unknown' }])
})

it('ENV-3 a proof that is old at once, on a phone with another time: the clock is named', async () => {
  const hour = 3_600_000
  vi.stubGlobal(
    'fetch',
    async () => new Response(null, { headers: { 'x-server-time': String(Date.now() - 3 * hour) } }),
  )
  await start(fakeLiff({ inLine: true, life: -60 }).liff)
  expect(offered).toMatchObject([{ kind: 'clock' }])
  expect(Math.round((offered[0] as LiffFailure).clockOffset! / hour)).toBe(-3)
})

it('ENV-3 LINE would refuse an address that is not below its endpoint', async () => {
  const { liff, calls } = fakeLiff({ loggedIn: false, endpointUrl: 'https://www.other.example/liff' })
  await start(liff, asked)
  expect(offered).toEqual([{ kind: 'endpoint' }])
  expect(calls).toEqual([])
})

it('ENV-5 a member’s page outside, nobody signed in: the member is asked how', async () => {
  await start(fakeLiff({ loggedIn: false }).liff)
  expect(offered).toEqual([{ kind: 'outside' }])
})

it('our server’s refusal is said in its own words; a page for everybody opens with a note of it', async () => {
  exchange.mockRejectedValue(new ApiError('refused', { endpoint: 'x', message: 'บัญชีถูกระงับ' }))
  await start(fakeLiff({ inLine: true }).liff)
  expect(offered).toEqual([{ kind: 'refused', sentence: 'บัญชีถูกระงับ' }])
  exchange.mockRejectedValue(new ApiError('unreachable', { endpoint: 'x' }))
  expect(await start(fakeLiff({ inLine: true }).liff, forAll)).toEqual({ kind: 'plain' })
  expect(useToasts.getState().items.map(({ text }) => text)).toEqual([errors.sentence.unreachable])
})
