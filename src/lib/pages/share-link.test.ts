// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { env } from '../env.ts'
import { liffPages, toLiffPath } from './liff-pages.ts'
import { shareLink } from './share-link.ts'

const liffId = '2000000000-AbCdEfGh'
const codes = { ag: '1001', code: 'A7K2P9' }
const before = { ...env }

beforeEach(() => Object.assign(env, { liffId }))
afterEach(() => Object.assign(env, before))

it.each([
  ['/register', '/register'],
  ['/member/deposit', '/deposit'],
  ['/lobby/slot', '/lobby/slot'],
  ['/lotto/lobby', '/lotto/lobby'],
])('ENV-7 %s has a LIFF link with agent and referral code', (path, name) => {
  expect(shareLink(path, codes)).toBe(`https://liff.line.me/${liffId}${name}?ag=1001&code=A7K2P9`)
})

it('ENV-7 the landing is the LIFF app itself', () => {
  expect(shareLink('/', codes)).toBe(`https://liff.line.me/${liffId}?ag=1001&code=A7K2P9`)
})

it('ENV-7 without a LIFF app, and on demand, it is the web page', () => {
  expect(shareLink('/register', codes, 'web')).toBe(`${location.origin}/register?ag=1001&code=A7K2P9`)
  Object.assign(env, { liffId: '' })
  expect(shareLink('/register', codes)).toBe(`${location.origin}/register?ag=1001&code=A7K2P9`)
  expect(shareLink('/register', codes, 'line')).toBe(`${location.origin}/register?ag=1001&code=A7K2P9`)
})

it('ENV-7 a page that LIFF does not have is shared as the web page', () => {
  expect(shareLink('/brochure', {})).toBe(`${location.origin}/brochure`)
})

it("ENV-7 keeps the page's own query; the codes are ours, not those the sharer came by", () => {
  expect(shareLink('/play?game=2201&provider=4&mode=demo&ag=old&code=OLD', { ag: '1001' })).toBe(
    `https://liff.line.me/${liffId}/play?game=2201&provider=4&mode=demo&ag=1001`,
  )
})

it('ENV-7 the host of LIFF links can be another', () => {
  Object.assign(env, { liffHost: 'miniapp.line.me' })
  expect(shareLink('/slot', {})).toBe(`https://miniapp.line.me/${liffId}/slot`)
})

it('ENV-7 never passes on what a sign-in left in the address', () => {
  const left =
    'code=S&state=S&liffClientId=S&liffRedirectUri=S&liff.state=S&liff.referrer=S&error=S&error_description=S' +
    '&friendship_status_changed=S&access_token=S&id_token=S&liffIsEscapedFromApp=S&liffOAuth2Error=S'
  expect(shareLink(`/promotions?id=7&${left}#access_token=S`, {})).toBe(
    `https://liff.line.me/${liffId}/promotions?id=7`,
  )
})

it('ENV-7 whatever the query, the link stays on its own page', () => {
  const page = fc.constantFrom(...liffPages.map(({ path }) => path))
  const query = fc.dictionary(fc.string({ minLength: 1 }), fc.string())
  fc.assert(
    fc.property(page, query, fc.string(), (path, own, code) => {
      const link = new URL(shareLink(`${path}?${new URLSearchParams(own)}`, { code }))
      expect(link.origin).toBe('https://liff.line.me')
      expect(link.pathname).toBe(`/${liffId}${toLiffPath(path).slice('/liff'.length)}`)
      expect(link.searchParams.getAll('code')).toEqual(code ? [code] : [])
    }),
  )
})
