import { describe, expect, it } from 'vitest'
import { escapedAddress, redirectUriOf, safeForInit, scrub, signInAddress } from './scrub.ts'
import type { Visit } from './visit.ts'

const origin = 'https://site.example'
const url = (address: string) => new URL(address, origin)
const visit = (change: Partial<Visit> = {}): Visit => ({
  inLine: false,
  android: false,
  lineVersion: null,
  redirecting: false,
  ...change,
})

describe('scrub', () => {
  it.each([
    ['/liff/deposit?code=c&state=s&liffClientId=1&liffRedirectUri=u', '/liff/deposit'],
    ['/liff/deposit?ag=x&code=c&state=s', '/liff/deposit?ag=x'],
    ['/liff/deposit?liff.referrer=a&liff.hback=2&liff.utm_source=b&ag=x', '/liff/deposit?ag=x'],
    ['/liff?error=access_denied&error_description=no&liffOAuth2Error=true&state=s', '/liff'],
    ['/liff/slot?friendship_status_changed=true&lineAppVersion=15.1.0', '/liff/slot'],
    ['/liff/slot?liffIsEscapedFromApp=true&is_liff_external_open_window=', '/liff/slot'],
    ['/liff/deposit?line_sign_in=1&promotion=7', '/liff/deposit?promotion=7'],
    ['/liff/deposit#access_token=a&id_token=b&context_token=c&client_id=d', '/liff/deposit'],
    ['/liff/deposit#feature_token=a', '/liff/deposit'],
    ['/liff/deposit#expires_in=3', '/liff/deposit'],
  ])('ENV-3 takes everything of LINE’s out of %s', (address, clean) => {
    expect(scrub(url(address)).address).toBe(clean)
  })

  it.each([
    '/liff/promotions?ag=chokdee&code=A7K2P9',
    '/liff/promotions?promotion=7&round=YK-1&game=sl%2F1',
    '/liff#feature-lobby',
    '/liff/lobby/slot?q=%E0%B8%8A%E0%B9%89%E0%B8%B2%E0%B8%87',
  ])('ENV-4 leaves what is ours in %s', (address) => {
    expect(scrub(url(address)).address).toBe(address)
  })

  it('ENV-8 code is a referral, unless it stands beside what belongs to LINE’s answer', () => {
    expect(scrub(url('/liff/register?code=A7K2P9')).address).toBe('/liff/register?code=A7K2P9')
    expect(scrub(url('/liff/register?code=oauth&liffClientId=1')).address).toBe('/liff/register')
  })

  it('ENV-4 the referral survives LINE’s own code', () => {
    const back = '/liff/register?ag=x&referral_code=A7K2P9&code=oauth&state=s&liffClientId=1'
    expect(scrub(url(back)).address).toBe('/liff/register?ag=x&code=A7K2P9')
  })

  it('tells what it found', () => {
    expect(scrub(url('/liff?code=c&state=s&liffClientId=1&friendship_status_changed=true'))).toEqual({
      address: '/liff',
      returned: true,
      asked: false,
      friendAdded: true,
    })
    expect(scrub(url('/liff?line_sign_in=1&friendship_status_changed=false'))).toMatchObject({
      asked: true,
      friendAdded: false,
    })
  })

  it.each([
    ['?liff.state=%2Fdeposit%3Fag%3Dx', '/liff/deposit?ag=x'],
    ['?liff.state=%3Fag%3Dx', '/liff?ag=x'],
    ['?liff.state=deposit', '/liff/deposit'],
    ['?liff.state=%2Fregister%3Fcode%3DA7K2P9', '/liff/register?code=A7K2P9'],
    ['?liff.state=%2F..%2Fmember', '/liff'],
    ['?liff.state=%2F%2Fevil.example', '/liff//evil.example'],
    ['?liff.state=%40evil.example', '/liff/@evil.example'],
  ])('ENV-3 of a redirect that did not happen, the page it was for: %s', (query, page) => {
    expect(scrub(url(`/liff${query}`)).address).toBe(page)
  })
})

describe('before init', () => {
  it('ENV-3 never touches a redirect: the page would be lost', () => {
    const address = url('/liff?liff.state=%2Fdeposit&code=x')
    expect(safeForInit(address, visit({ redirecting: true, android: true }))).toBeNull()
  })

  it('leaves an address alone that is right', () => {
    expect(safeForInit(url('/liff/deposit?ag=x'), visit())).toBeNull()
    expect(safeForInit(url('/liff/deposit?code=c&state=s&liffClientId=1'), visit())).toBeNull()
  })

  it('ENV-8 hides our referral from the SDK, which would spend it as LINE’s code', () => {
    expect(safeForInit(url('/liff/register?code=A7K2P9'), visit())?.search).toBe('?referral_code=A7K2P9')
  })

  it('tells the SDK on Android that no dialog is wanted', () => {
    const back = url('/liff?code=c&state=s&liffClientId=1')
    expect(safeForInit(back, visit({ android: true }))?.searchParams.get('liffIsEscapedFromApp')).toBe('true')
    expect(safeForInit(back, visit({ android: true, inLine: true }))).toBeNull()
  })
})

it('ENV-4 what LINE sends back to is clean, and our code has another name there', () => {
  const now = url('/liff/deposit?ag=x&code=A7K2P9&liff.referrer=r#top')
  expect(redirectUriOf(now)).toBe(`${origin}/liff/deposit?ag=x&referral_code=A7K2P9`)
  expect(scrub(url(redirectUriOf(now))).address).toBe('/liff/deposit?ag=x&code=A7K2P9')
})

it('a button’s address signs in and says so, once', () => {
  const address = signInAddress('/liff/deposit?ag=x', origin)
  expect(address).toBe('/liff/deposit?ag=x&line_sign_in=1')
  expect(scrub(url(address))).toMatchObject({ address: '/liff/deposit?ag=x', asked: true })
})

it('the reload around the Android fault has nothing of the answer left', () => {
  expect(escapedAddress(url('/liff/deposit?ag=x&code=c&state=s&liffClientId=1'))).toBe(
    '/liff/deposit?ag=x&liffIsEscapedFromApp=true',
  )
})
