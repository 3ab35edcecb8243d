// @vitest-environment jsdom
/** What every platform promises (src/platform/platform.ts), held against each of them: one list, four adapters. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '#src/lib/env.ts'
import { liffPages } from '#src/lib/pages/liff-pages.ts'
import type { Ability, SharedLink, ShareResult, StartResult } from '#src/platform/platform.ts'
import { double, liffInLine, liffOutside, liffSetting, sdkDouble, web, type Setting } from './adapters.ts'

vi.mock('#src/features/auth/line-exchange.ts', () => ({
  exchangeLine: () => Promise.resolve({ kind: 'member', token: 'session-of-ours' }),
}))
/** How the friend picker ends; the SDK's own is in the end-to-end tests. */
const picker = vi.hoisted(() => ({ ends: 'success' as 'success' | 'cancel' | 'failure', available: true }))
vi.mock('#liff/sdk/sdk-share.ts', () => ({
  liff: {
    isLoggedIn: () => true,
    isApiAvailable: () => picker.available,
    shareTargetPicker: () =>
      picker.ends === 'failure'
        ? Promise.reject(new Error('LINE says no'))
        : Promise.resolve(picker.ends === 'success' ? { status: 'success' } : undefined),
  },
}))
vi.mock('#liff/sdk/sdk-friendship.ts', () => ({
  liff: {
    isLoggedIn: () => true,
    isApiAvailable: () => true,
    getFriendship: () => Promise.resolve({ friendFlag: false }),
    requestFriendship: () => Promise.resolve(),
  },
}))

const before = { ...env }
/** All that can be asked for, so that a new ability is asked here too. */
const abilities: Record<Ability, true> = {
  lineSignIn: true,
  silentSignIn: true,
  knownToLine: true,
  share: true,
  saveImage: true,
  close: true,
  fullscreen: true,
  friendship: true,
  print: true,
  openInLiff: true,
  openOutside: true,
}
const starts: Record<StartResult['kind'], true> = {
  plain: true,
  signedInWithLine: true,
  cancelled: true,
  stateMismatch: true,
  failed: true,
  entered: true,
}
const link: SharedLink = {
  url: 'https://liff.line.me/1234567890-AbCdEfGh/register?ag=x',
  title: 'title',
  text: 'text',
}

function browserShares(how: ShareResult) {
  const refused = new DOMException('no', 'NotAllowedError')
  const share = {
    shared: () => Promise.resolve(),
    cancelled: () => Promise.reject(new DOMException('closed', 'AbortError')),
    copied: () => Promise.reject(refused),
    unsupported: () => Promise.reject(refused),
  }[how]
  const writeText = () => (how === 'copied' ? Promise.resolve() : Promise.reject(refused))
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { share: { value: share }, clipboard: { value: { writeText } } }),
  )
}

beforeEach(() => {
  Object.assign(env, { lineChannelId: '1234567890', liffId: '1234567890-AbCdEfGh' })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  )
  Object.assign(picker, { ends: 'success', available: true })
  history.replaceState(null, '', '/')
})
afterEach(() => {
  Object.assign(env, before)
  vi.unstubAllGlobals()
})

describe.each([web, liffInLine, liffOutside, double])('$name', ({ make }) => {
  let setting: Setting
  beforeEach(async () => {
    setting = await make()
  })

  it('ENV-4 links to every page so that the page is found again, query and all', () => {
    const { platform, pageAt } = setting
    for (const { path } of liffPages) {
      const address = platform.nav.linkTo(`${path}?ag=x&code=A7K2P9`)
      expect(address).toMatch(/^\/(?!\/)/)
      expect(pageAt(address)).toBe(`${path}?ag=x&code=A7K2P9`)
    }
  })

  it('ENV-3 starts with a known result, leaves no parameter of a sign-in behind, and keeps what is ours', async () => {
    const { platform, arrival } = setting
    history.replaceState(null, '', arrival.address)
    const started = await platform.start()
    expect(starts).toHaveProperty(started.kind)
    expect(location.href).not.toMatch(/secret|state=|liffClientId|access_token/)
    expect(JSON.stringify(history.state)).not.toContain('secret')
    expect(location.pathname + location.search + location.hash).toMatch(arrival.ours)
  })

  it('ENV-8 a code alone is a referral, and stays', async () => {
    const { platform } = setting
    const address = platform.nav.linkTo('/register?code=A7K2P9')
    history.replaceState(null, '', address)
    await platform.start()
    expect(location.pathname + location.search).toBe(address)
  })

  it('ENV-2 signing in with LINE is an address, or not to be had', async () => {
    const { platform } = setting
    const address = await platform.signIn({ returnTo: '/member/deposit' })
    if (address !== null) expect(new URL(address, location.origin).protocol).toMatch(/^https?:$/)
    Object.assign(env, { lineChannelId: '', liffId: '' })
    expect(await (await make()).platform.signIn({ returnTo: null })).toBeNull()
  })

  it('ENV-2 a page elsewhere never becomes a place to return to', async () => {
    const address = await setting.platform.signIn({ returnTo: 'https://evil.example/' })
    expect(address ?? '').not.toContain('evil.example')
    expect(JSON.stringify({ ...localStorage })).not.toContain('evil.example')
  })

  it('ENV-3 a credential is a proof, or null; after signing out none is used by itself', async () => {
    const { platform } = setting
    const credential = await platform.credential()
    const text = expect.any(String) as string
    if (credential) expect(credential).toEqual({ kind: 'idToken', idToken: text, accessToken: text })
    expect(platform.can('silentSignIn')).toBe(credential !== null)
    await platform.signOut()
    expect(platform.can('silentSignIn')).toBe(false)
  })

  it('ENV-2 opens an outside address once', () => {
    setting.platform.openExternal('https://line.me/R/ti/p/@shop')
    expect(setting.opened()).toEqual(['https://line.me/R/ti/p/@shop'])
  })

  it.each<ShareResult>(['shared', 'cancelled', 'copied', 'unsupported'])(
    'ENV-7 sharing ends in a value, whatever happens (%s)',
    async (how) => {
      browserShares(how)
      picker.available = how !== 'copied'
      picker.ends = how === 'shared' ? 'success' : how === 'cancelled' ? 'cancel' : 'failure'
      const { platform } = setting
      expect(['lineFriends', 'apps', 'copy']).toContain(await platform.prepareShare())
      expect(await platform.share(link)).toBe(setting.shareEnds(how))
    },
  )

  it('ENV-2 says how an image can be kept', async () => {
    URL.createObjectURL = () => 'blob:image'
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const kept = await setting.platform.saveImage(new Blob(['png']), 'qr.png')
    click.mockRestore()
    expect(['saved', 'longPress', 'unsupported']).toContain(kept)
    if (kept === 'unsupported') expect(setting.platform.can('saveImage')).toBe(false)
  })

  it('ENV-2 closes where it says that it can, and nowhere else', () => {
    const { platform } = setting
    expect(platform.close()).toBe(platform.can('close'))
  })

  it('ENV-1 answers for every ability, before the start too', () => {
    const answers = Object.keys(abilities).map((ability) => setting.platform.can(ability as Ability))
    expect(answers.filter((answer) => typeof answer !== 'boolean')).toEqual([])
  })

  it('ENV-2 tells of friendship what it knows, and asks only where it can', async () => {
    const { platform } = setting
    expect(['friend', 'stranger', 'unknown']).toContain(await platform.friendship())
    if (!platform.can('friendship')) expect(platform.addFriend()).toBeNull()
  })

  it('ENV-2 holds the host’s back once for whoever asked, and not after they let go', async () => {
    const { platform, pressBack } = setting
    const pressed = vi.fn()
    const other = vi.fn()
    platform.nav.onHostBack(other)()
    const letGo = platform.nav.onHostBack(pressed)
    // What holds it comes with the first that asks, long before anybody presses.
    await vi.dynamicImportSettled()
    pressBack()
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
    expect(other).not.toHaveBeenCalled()
    letGo()
  })
})

describe('what LINE does otherwise', () => {
  it('ENV-3 an ID token with less than a minute left is no credential', async () => {
    const { platform } = await liffSetting(sdkDouble({ inClient: true, exp: 59 }), true)
    expect(await platform.credential()).toBeNull()
    expect(platform.can('silentSignIn')).toBe(false)
  })

  it('ENV-2 inside LINE an image is kept by a long press, and the window closes', async () => {
    const { platform } = await liffInLine.make()
    expect(await platform.saveImage(new Blob(['png']), 'qr.png')).toBe('longPress')
    expect(platform.close()).toBe(true)
  })

  it('ENV-5 outside LINE it signs out of LINE too, and closes nothing', async () => {
    const outside = sdkDouble({ inClient: false })
    const { platform } = await liffSetting(outside, false)
    await platform.signOut()
    expect(outside.liff.isLoggedIn()).toBe(false)
    expect(platform.close()).toBe(false)
  })
})
