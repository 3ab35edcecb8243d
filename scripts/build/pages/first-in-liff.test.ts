// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { toldBy } from '#src/lib/told.ts'
import { page } from '#src/strings/language.ts'
import { IN_LINE } from './html.ts'
import { firstInLiff, templateInLiff } from './first-in-liff.ts'
import type { Who } from './prerender.ts'

const LINE = 'Mozilla/5.0 (Linux; Android 14) Line/15.12.0 LIFF'
const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/140'
const OPTIONS = '/api/member/withdraw/options'
const sum = `<b data-told="${toldBy(OPTIONS, 'withdrawable')}"></b>`
const frames: Record<Who, string | null> = { visitor: '<p>visitor</p>', member: `<p>member ${sum}</p>` }
const MAPS = ['seen', 'other'].map((kind) => `<script type="${kind}-map">${kind}</script>`).join('')
const POSTER = '<link rel="preload" as="image" href="/poster.avif" fetchPriority="high"/>'
const needs = { modules: ['assets/page.js'], calls: ['/api/member/wallets'], telling: [OPTIONS], later: [] }
const widthOf = (text: string) => ({ width: text === '\uffff' ? 1 : 2 })
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

interface Visit {
  agent?: string
  search?: string
  hash?: string
  token?: string
  /** Digest of the session that LINE's person was given. */
  person?: string
  frames?: Record<Who, string | null>
  visitors?: typeof needs | null
  /** What whom the page is not for goes on with. */
  other?: typeof needs
  /** How the site's own scripts are announced. */
  scripts?: 'modulepreload' | 'later'
  letters?: 'never'
}

const picturesAsked = () =>
  [...document.querySelectorAll('[rel=preload]:not([as=font])')].map((one) => one.getAttribute('href'))

/** Serves the page to a browser; answers come at once. */
async function visit({
  agent = CHROME,
  search = '',
  hash = '',
  token,
  person,
  frames: drawn = frames,
  visitors = needs,
  other,
  scripts = 'modulepreload',
  letters,
}: Visit) {
  delete document.documentElement.dataset.host
  delete document.documentElement.dataset.frame
  delete document.documentElement.dataset.words
  delete document.documentElement.dataset.letters
  Reflect.deleteProperty(document, 'told')
  const html = templateInLiff('<head></head><body><div id="root">MARK</div></body>', drawn, 'MARK')
    .replace(
      '</head>',
      () =>
        `${MAPS}${firstInLiff({ visitor: visitors, member: needs, ...(other && { other }) }, '/assets/spray-1.svg', POSTER)}` +
        `<link rel="${scripts}" href="/assets/site.js"><link rel="${IN_LINE.all}" href="/assets/sdk.js">` +
        `<link rel="${IN_LINE.signingIn}" href="/assets/exchange.js">` +
        `<link rel="${IN_LINE.knownHere}" href="/assets/page.js"></head>`,
    )
    .replace('MARK', '<h1>waiting</h1>')
  const [head, body] = html.split('</head>') as [string, string]
  document.head.innerHTML = head
  document.body.innerHTML = body
  const local: Record<string, string> = {}
  const data = { token, username: 'narin1990', vipLevel: 0 }
  if (token) local['chokdee.user'] = JSON.stringify({ v: 1, data })
  if (person) local['chokdee.line.person'] = JSON.stringify({ v: 1, data: { person: 'x', session: person } })
  const asked: string[] = []
  const answer = async (address: string) => {
    asked.push(address)
    return { ok: true, text: async () => JSON.stringify({ status: 0, data: { withdrawable: '7.00' } }) }
  }
  // No canvas in jsdom: every letter is there.
  HTMLCanvasElement.prototype.getContext = (() => ({ measureText: widthOf })) as never
  const fonts: string[] = []
  const load = async (...font: string[]) => {
    fonts.push(font.join(' '))
    if (letters === 'never') await new Promise(() => {})
  }
  const timers: [() => void, number | undefined][] = []
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  const given = {
    document,
    URLSearchParams,
    matchMedia: () => ({ matches: false }),
    AbortController,
    localStorage: local,
    sessionStorage: {},
    location: { search, hash, pathname: '/liff/withdraw' },
    navigator: { userAgent: agent },
    fetch: answer,
    crypto: globalThis.crypto,
    TextEncoder,
    setTimeout: (task: () => void, ms?: number) => timers.push([task, ms]),
    requestAnimationFrame: () => 0,
    performance: { getEntriesByType: () => [] },
  }
  const own = [...document.querySelectorAll('script:not([type])')].map((one) => one.textContent)
  runInNewContext(own.join(';'), given)
  const { words: wordsAtFirst, letters: lettersAtFirst } = document.documentElement.dataset
  await new Promise((resolve) => setTimeout(resolve, 20))
  return {
    shown: document.getElementById('root')!.textContent.trim(),
    kept: document.querySelector<HTMLTemplateElement>('#splash')?.content.textContent,
    asked,
    fonts,
    /** `data-words` as the page was first laid out, and once what came had come. */
    words: [wordsAtFirst, document.documentElement.dataset.words],
    letters: lettersAtFirst,
    timers: timers.map(([, ms]) => ms),
    timeIsUp: () => timers.forEach(([task]) => task()),
    host: document.documentElement.dataset.host,
    /** Pictures that are asked for before they are in the page; and those that follow the first of them. */
    pictures: picturesAsked(),
    picturesThen: () => {
      document.querySelector('link[href="/assets/spray-1.svg"]')?.dispatchEvent(new Event('load'))
      return picturesAsked()
    },
    map: document.querySelector('[type=importmap]')?.textContent,
    announced: [...document.querySelectorAll('[rel=modulepreload]')].map((one) => one.getAttribute('href')),
    templates: document.querySelectorAll('template[id^=to-]').length,
  }
}

it('who is signed in gets Latin letters with the others where their page has some', async () => {
  const member = '<main>PIN</main>'
  expect((await visit({ token: 'T', frames: { member, visitor: null } })).fonts[0]).toBe(
    '1em Anuphan Latin a',
  )
  expect((await visit({ frames: { member, visitor: '<main>1</main>' } })).fonts).toHaveLength(2)
})

it('who is signed in sees the page, with what the answers tell; the waiting screen is kept', async () => {
  const seen = await visit({ token: 'T' })
  expect(seen).toMatchObject({ shown: 'member 7.00', kept: 'waiting', templates: 0, host: undefined })
  expect(seen.asked).toEqual([OPTIONS, '/api/member/wallets'])
  // Before anything is laid out.
  expect(seen.fonts).toEqual([`1em Anuphan ${page.letter}1`, `600 1em Noto Serif Thai ${page.letter}1`])
})

it('the waiting screen’s words come with their letters; where a page is shown it has none', async () => {
  const waiting = await visit({ agent: LINE })
  expect(waiting.fonts).toEqual([`1em Anuphan ${page.letter}1`, `600 1em Noto Serif Thai ${page.letter}1`])
  expect(waiting.words).toEqual(['', undefined])
  // What is hidden from the head on is shown, in the same turn.
  expect(waiting.letters).toBeUndefined()
  expect((await visit({ token: 'T' })).words).toEqual([undefined, undefined])
})

it('the waiting screen’s words come without their letters, should these not come in time', async () => {
  const waiting = await visit({ agent: LINE, letters: 'never' })
  expect(waiting.words).toEqual(['', ''])
  expect(waiting.timers).toContain(800)
  waiting.timeIsUp()
  expect(document.documentElement.dataset.words).toBeUndefined()
})

it('inside LINE the answers are told of a session that LINE’s person was given, and of no other', async () => {
  expect(await visit({ agent: LINE, token: 'T', person: digest('T') })).toMatchObject({
    shown: 'member 7.00',
    host: 'line',
  })
  expect((await visit({ agent: LINE, token: 'T', person: digest('U') })).shown).toBe('member')
  expect((await visit({ agent: LINE, token: 'T' })).shown).toBe('member')
})

it('nobody sees a page inside LINE, or asks for anything, before LINE has said who it is', async () => {
  const hash = '#access_token=a&id_token=b'
  for (const agent of [LINE, LINE.replace(' LIFF', '')])
    expect(await visit({ agent, hash })).toMatchObject({ shown: 'waiting', asked: [], host: 'line' })
})

it('LINE’s SDK is announced inside LINE, with the site’s scripts or behind the letters as they are, and nowhere else', async () => {
  const site = '/assets/site.js'
  expect((await visit({})).announced).not.toContain('/assets/sdk.js')
  expect((await visit({ token: 'T' })).announced).not.toContain('/assets/sdk.js')
  expect((await visit({ agent: LINE })).announced).toEqual(expect.arrayContaining([site, '/assets/sdk.js']))
  const behind = await visit({ agent: LINE, token: 'T', scripts: 'later' })
  expect(behind.announced).toEqual(expect.arrayContaining([site, '/assets/sdk.js']))
  const elsewhere = await visit({ token: 'T', scripts: 'later' })
  expect(elsewhere.announced).toContain(site)
  expect(elsewhere.announced).not.toContain('/assets/sdk.js')
})

it('what LINE’s word is exchanged with is announced inside LINE, where nobody has a session', async () => {
  const exchange = '/assets/exchange.js'
  expect((await visit({ agent: LINE })).announced).toContain(exchange)
  expect((await visit({ agent: LINE, visitors: null })).announced).toContain(exchange)
  expect((await visit({ agent: LINE, token: 'T' })).announced).not.toContain(exchange)
  expect((await visit({})).announced).not.toContain(exchange)
  expect((await visit({ token: 'T' })).announced).not.toContain(exchange)
})

it('a member’s page is announced inside LINE to whom LINE has still to sign in, who was here before', async () => {
  const page = '/assets/page.js'
  expect((await visit({ agent: LINE, person: 'x', visitors: null })).announced).toContain(page)
  expect((await visit({ agent: LINE, visitors: null })).announced).not.toContain(page)
  expect((await visit({ person: 'x', visitors: null })).announced).not.toContain(page)
})

it('a visitor elsewhere sees what is for visitors; where the waiting screen is seen its ornament goes before the page’s pictures', async () => {
  expect(await visit({})).toMatchObject({ shown: 'visitor', pictures: ['/poster.avif'] })
  const waiting = { shown: 'waiting', pictures: ['/assets/spray-1.svg'] }
  expect(await visit({ frames: { ...frames, visitor: null }, visitors: null })).toMatchObject(waiting)
  const first = await visit({ agent: LINE })
  expect(first).toMatchObject(waiting)
  expect(new Set(first.picturesThen())).toEqual(new Set(['/assets/spray-1.svg', '/poster.avif']))
})

it('what a member’s page begins with is one file for members, and for whom LINE may yet say that they are', async () => {
  const arrive = (how: Visit) => visit({ frames: { ...frames, visitor: null }, visitors: null, ...how })
  expect((await arrive({ token: 'T' })).map).toBe('seen')
  expect(await arrive({ agent: LINE })).toMatchObject({ map: 'seen', asked: [], shown: 'waiting' })
  expect((await arrive({})).map).toBe('other')
  const other = { ...needs, modules: ['assets/outside.js'], calls: [], telling: [] }
  expect((await arrive({ other })).announced).toContain('/assets/outside.js')
  expect((await arrive({ other, agent: LINE })).announced).not.toContain('/assets/outside.js')
  expect((await arrive({ other, token: 'T' })).announced).not.toContain('/assets/outside.js')
  expect((await arrive({ other, search: '?line_sign_in=1' })).announced).not.toContain('/assets/outside.js')
})

it.each([
  ['?liff.state=%2Fwithdraw', 'waiting'],
  ['?code=c&state=s&liffClientId=1', 'waiting'],
  ['?line_sign_in=1', 'waiting'],
  ['?promotion=7', 'waiting'],
  ['?ag=chokdee&liff.hback=2', 'member 7.00'],
  ['?agent=chokdee', 'waiting'],
  ['?liff.referrer=https%3A%2F%2Fline.me', 'member 7.00'],
])('an address that asks for something else waits: %s', async (search, shown) => {
  const seen = await visit({ token: 'T', search })
  expect(seen.shown).toBe(shown)
  expect(seen.asked.length > 0).toBe(shown !== 'waiting')
})
