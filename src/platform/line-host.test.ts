// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { leavingLine, lineHost } from './line-host.ts'

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

const agent = vi.spyOn(navigator, 'userAgent', 'get')
afterEach(() => void agent.mockReset())

it.each([
  [`${ios} Mobile/15E148 Safari Line/15.12.0 LIFF`, 'liff'],
  [`${android} Line/15.10.0 LIFF`, 'liff'],
  [`${ios} Mobile/15E148 Safari Line/15.12.0`, 'inApp'],
  [`${android} Line/15.10.0/IAB`, 'inApp'],
  [`${ios} Version/18.6 Mobile/15E148 Safari/604.1`, null],
  [`${ios} Mobile/15E148 Instagram 300.0`, null],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Outline/3.2 Safari/537.36', null],
])('ENV-1 %s', (userAgent, host) => {
  expect(lineHost(userAgent)).toBe(host)
})

it('ENV-1 our own address leaves the in-app browser by its parameter; nobody else’s is touched', () => {
  const own = `${location.origin}/member/payment?order=7`
  const provider = 'https://games.example/launch?sig=abc'
  agent.mockReturnValue(`${android} Line/15.10.0/IAB`)
  expect(leavingLine(own)).toBe(`${own}&openExternalBrowser=1`)
  expect(leavingLine('/api/file?key=1')).toBe(`${location.origin}/api/file?key=1&openExternalBrowser=1`)
  expect(leavingLine(provider)).toBe(provider)
  expect(leavingLine('tel:1323')).toBe('tel:1323')
  const lookalike = 'http://localhost.evil.example:3000/'
  expect(leavingLine(lookalike)).toBe(lookalike)
  agent.mockReturnValue(`${android} Line/15.10.0 LIFF`)
  expect(leavingLine(own)).toBe(own)
})
