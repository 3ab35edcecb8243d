// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { env } from '#src/lib/env.ts'
import { readVisit } from '../address/visit.ts'
import { dropSignIn, isNeeded } from './needed.ts'

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const kept = `LIFF_STORE:${env.liffId}:accessToken`

function needed(address: string, userAgent = ios): boolean {
  const url = new URL(address, 'https://site.example')
  return isNeeded(readVisit(url, userAgent), url)
}

beforeEach(() => localStorage.clear())

it.each<[address: string, userAgent: string, needed: boolean]>([
  ['/liff/deposit', `${ios} Safari Line/15.10.0 LIFF`, true],
  ['/liff/deposit', `${ios} Safari Line/15.10.0`, true],
  ['/liff/deposit?line_sign_in=1', ios, true],
  ['/liff/deposit?code=x&state=y&liffClientId=1&liffRedirectUri=z', ios, true],
  ['/liff?liff.state=%2Fdeposit', ios, true],
  ['/liff/deposit?error=access_denied&state=y', ios, true],
  ['/liff/deposit?ag=x&promotion=1#access_token=x', ios, false],
  ['/liff/register?ag=x&code=A7K2P9', ios, false],
  ['/liff', ios, false],
])('ENV-5 the SDK is needed where LINE may know somebody: %s', (address, userAgent, expected) => {
  expect(needed(address, userAgent)).toBe(expected)
})

it('ENV-5 and where it keeps a sign-in, until that is dropped; what is anybody else’s stays', () => {
  localStorage.setItem(kept, '"token"')
  localStorage.setItem('chokdee.local', '{}')
  expect(needed('/liff/deposit')).toBe(true)
  dropSignIn()
  expect(needed('/liff/deposit')).toBe(false)
  expect(Object.keys(localStorage)).toEqual(['chokdee.local'])
})

it('ENV-5 where storage is blocked the SDK says so', () => {
  const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(needed('/liff/deposit')).toBe(true)
  read.mockRestore()
})
