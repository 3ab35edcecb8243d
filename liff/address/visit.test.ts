import { expect, it } from 'vitest'
import { readVisit } from './visit.ts'

const at = (address: string, userAgent: string) =>
  readVisit(new URL(address, 'https://site.example'), userAgent)
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/131.0.0.0'

it.each([
  [`${ios} Safari Line/15.10.0 LIFF`, { inLine: true, android: false, lineVersion: '15.10.0' }],
  [`${android} Line/15.10.0 LIFF`, { inLine: true, android: true, lineVersion: '15.10.0' }],
  // LINE's ordinary in-app browser counts as outside (line.md §2.2).
  [`${ios} Safari Line/15.10.0`, { inLine: false, android: false, lineVersion: '15.10.0' }],
  [`${android} Line/15.10.0/IAB`, { inLine: false, android: true, lineVersion: '15.10.0' }],
  [ios, { inLine: false, android: false, lineVersion: null }],
])('ENV-1 tells LINE by its user agent: %s', (userAgent, visit) => {
  expect(at('/liff', userAgent)).toEqual({ ...visit, redirecting: false })
})

it('ENV-1 LINE that brings credentials is LIFF whatever it calls itself; credentials alone are not LINE', () => {
  expect(at('/liff#access_token=x', `${ios} Line/15.10.0`).inLine).toBe(true)
  expect(at('/liff#access_token=x', ios).inLine).toBe(false)
})

it('ENV-3 the first of a LIFF link’s two loads is known by liff.state', () => {
  expect(at('/liff?liff.state=%2Fdeposit', ios).redirecting).toBe(true)
  expect(at('/liff/deposit?ag=x', ios).redirecting).toBe(false)
})
