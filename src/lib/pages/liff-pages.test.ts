// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { guardOf, requireMember } from '#src/app/routes/guards.ts'
import { routePatterns } from '#src/app/routes/prerender.tsx'
import { needsMember } from '#liff/start/member-page.ts'
import { fromLiffPath, liffPages, toLiffPath } from './liff-pages.ts'
import { everyPage } from './pages.ts'

/** An address of each route, its parameters filled in. */
const addresses = routePatterns
  .filter((pattern) => !pattern.startsWith('/liff'))
  .map((pattern) => pattern.replace(/:\w+/g, 'x1'))

describe('ENV-4 one table', () => {
  it.each(addresses)('%s has a short name, and comes back from it', (path) => {
    const inside = toLiffPath(path)
    expect(inside).toMatch(/^\/liff(\/|$)/)
    expect(fromLiffPath(inside)).toBe(path)
  })

  it('no two pages share an address, and no row is without a page', () => {
    expect(new Set(addresses.map(toLiffPath)).size).toBe(addresses.length)
    expect(new Set(liffPages.map(({ name }) => name)).size).toBe(liffPages.length)
    expect(new Set(liffPages.map(({ path }) => path)).size).toBe(liffPages.length)
    const lost = liffPages.filter(
      ({ path }) => !addresses.some((address) => address === path || address.startsWith(`${path}/`)),
    )
    expect(lost).toEqual([])
  })

  it.each([
    ['/member/deposit?ag=x&code=A7K2P9#top', '/liff/deposit?ag=x&code=A7K2P9#top'],
    ['/', '/liff'],
    ['/?ag=x', '/liff?ag=x'],
    ['/#feature-lobby', '/liff#feature-lobby'],
    ['/lotto/results', '/liff/lotto/results'],
    ['/lobby/hot?q=a', '/liff/lobby/hot?q=a'],
  ])('%s ↔ %s, query and fragment kept', (web, liff) => {
    expect(toLiffPath(web)).toBe(liff)
    expect(fromLiffPath(liff)).toBe(web)
  })

  it('a name that no row has, and an address outside, are nothing', () => {
    expect(fromLiffPath('/liff/no-such-page')).toBeNull()
    expect(fromLiffPath('/liffy')).toBeNull()
    expect(fromLiffPath('/deposit')).toBeNull()
    expect(toLiffPath('/nothing')).toBe('/nothing')
    expect(fromLiffPath('/liff/deposit/')).toBe('/member/deposit')
  })
})

it.each(everyPage)('ENV-5 LIFF knows who may see $path as its guard does', (page) => {
  expect(needsMember(page.path)).toBe(guardOf(page) === requireMember)
})
