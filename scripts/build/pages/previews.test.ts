import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routePatterns } from '#src/app/routes/prerender.tsx'
import { lobbyKeys } from '#contracts/games.ts'
import { createRewrites } from '#server/http/rewrites.ts'
import { lobbyOf } from '#src/features/lobby/lobby-url.ts'
import { liffPages, toLiffPath } from '#src/lib/pages/liff-pages.ts'
import { liffFile, pageOf, previewPages, webFile } from './previews.ts'
import { rewrites, webRoutes } from './routes.ts'

const entry = (mark: string) => `<html><head><title>x</title></head><body>${mark} $&</body></html>`
const entries = { shell: entry('shell'), liff: entry('liff'), own: { 'index.html': entry('index') } }
const routes = webRoutes(routePatterns)
const origin = 'https://www.example.com'
const pages = previewPages(entries, origin, routes)

const content = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html)?.[1]

it('ENV-7 each page of the table has a head of its own, on the web and in LIFF', () => {
  expect(Object.keys(pages)).toHaveLength(2 * routes.length)
  for (const files of [
    liffPages.map(({ name }) => webFile(name)),
    liffPages.map(({ name }) => liffFile(name)),
  ]) {
    const titles = files.map((file) => /<title>([^<]+)<\/title>/.exec(pages[file]!)?.[1])
    expect(new Set(titles).size).toBe(liffPages.length)
    for (const file of files) {
      const html = pages[file]!
      expect(content(html, 'og:title')).toBe(/<title>([^<]+)<\/title>/.exec(html)?.[1])
      expect(content(html, 'og:description')).toBe(content(html, 'description'))
      expect(content(html, 'description')?.length).toBeGreaterThan(10)
    }
  }
})

it('ENV-7 the picture is an absolute PNG that exists, the address the page itself', () => {
  for (const { name, path } of liffPages) {
    const html = pages[webFile(name)]!
    expect(content(html, 'og:url')).toBe(origin + path)
    const picture = content(html, 'og:image')!
    expect(picture).toMatch(/^https:\/\/www\.example\.com\/cards\/\w+\.png$/)
    expect(existsSync(`public${new URL(picture).pathname}`)).toBe(true)
  }
  expect(content(pages['liff/deposit.html']!, 'og:url')).toBe(`${origin}/liff/deposit`)
})

it('ENV-7 without an origin nothing relative is written: address and picture are left out', () => {
  const html = previewPages(entries, '', routes)['pages/slot.html']!
  expect(content(html, 'og:title')).toBeTruthy()
  expect(content(html, 'og:image')).toBeUndefined()
  expect(content(html, 'og:url')).toBeUndefined()
  expect(content(html, 'twitter:card')).toBe('summary')
})

it('LOTTO-3 a receipt that is checked is in no search engine, all other pages may be', () => {
  const pageOfPath = createRewrites({ rewrites: rewrites(routePatterns) })
  const fileOf = (path: string) => pageOfPath(path).file.slice(1)
  const checked = [
    fileOf('/lotto/check/7K3M-Q9X2-TA4B-W8ZC'),
    fileOf('/liff/check/7K3M'),
    fileOf('/lotto/check'),
  ]
  for (const file of checked) expect(content(pages[file]!, 'robots')).toBe('noindex, nofollow, noarchive')
  const told = Object.entries(pages).filter(([, html]) => content(html, 'robots') !== undefined)
  expect(told.map(([file]) => file).sort()).toEqual([
    'liff/check.html',
    'liff/lotto-check-code.html',
    'pages/check.html',
    'pages/lotto-check-code.html',
  ])
})

it('the rest of a page stays as it was, dollar signs too', () => {
  expect(pages['index.html']).toContain('<body>index $&</body>')
  expect(pages['pages/slot.html']).toContain('<body>shell $&</body>')
  expect(pages['liff/index.html']).toContain('<body>liff $&</body>')
  expect(() => previewPages({ ...entries, shell: '<html></html>' }, '', routes)).toThrow('without a title')
})

it('ENV-7 the site answers each route with the file of its page', () => {
  expect(pageOf('/member/deposit')).toBe('deposit')
  expect(pageOf('/lotto/:roundId')).toBe('lotto')
  expect(pageOf('/no/such')).toBeNull()
  const rules = rewrites(routePatterns)
  const unanswered = rules.filter(({ file }) => file !== 'shell.html' && !(file in pages))
  expect(unanswered).toEqual([])
  for (const { name, path } of liffPages) {
    expect(rules.find((rule) => rule.path === path)?.file).toBe(webFile(name))
    expect(rules).toContainEqual({ path: `/liff${name && `/${name}`}`, file: liffFile(name), status: 200 })
  }
  // Each before the rule that takes everything.
  expect(rules.findIndex(({ path }) => path === '/liff/*')).toBeGreaterThan(
    rules.findIndex(({ path }) => path === '/liff/deposit'),
  )
})

it('ROUTE-2 what no page answers is 404, on the web and in LIFF, and shows the not found of its own entry', () => {
  const answer = createRewrites({ rewrites: rewrites(routePatterns) })
  const [shell, liff] = [
    { file: '/shell.html', status: 404 },
    { file: '/liff/index.html', status: 404 },
  ]
  expect(answer('/nope')).toEqual(shell)
  expect(answer('/lobby/nope')).toEqual(shell)
  expect(answer('/member/deposit/nope')).toEqual(shell)
  expect(answer('/liff/nope')).toEqual(liff)
  expect(answer('/liff/lobby/nope')).toEqual(liff)
  expect(answer('/liff/deposit/nope')).toEqual(liff)
  for (const path of [
    '/',
    '/lobby',
    '/lobby/slot',
    '/lobby/hot',
    '/lotto/12',
    '/poll/7',
    '/member/withdraw/9',
  ]) {
    expect([path, answer(path).status]).toEqual([path, 200])
    expect([path, answer(toLiffPath(path)).status]).toEqual([path, 200])
  }
  expect(answer('/liff/lotto/bills')).toEqual({ file: '/liff/lotto-bills.html', status: 200 })
  expect(answer('/liff/member/deposit').status).toBe(200)
  expect(answer('/liff/').status).toBe(200)
})

it('ROUTE-2 the lobbies of the rules are those of the router', () => {
  const paths = rewrites(routePatterns).flatMap(({ path }) => (path.startsWith('/lobby/') ? [path] : []))
  expect(paths).toEqual(lobbyKeys.map((key) => `/lobby/${key}`))
  expect(paths.every((path) => lobbyOf(path) !== null)).toBe(true)
  expect(routePatterns).toContain('/lobby/:name')
})
