import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { parseBaht } from '#contracts/money.ts'
import { formatBaht, splitBaht } from '#rules/baht.ts'
import { dayPlus, thaiDayOf } from '#rules/thai-day.ts'
import { formatDate } from '#src/lib/time.ts'
import { toldBy, toldName } from '#src/lib/told.ts'
import { later, next } from '#src/ui/layout/later.ts'
import { firstBlocks, firstCall, templateFor, templateForAll } from './first.ts'
import { LATIN } from './latin.ts'

interface Browser {
  local?: Record<string, string>
  session?: Record<string, string>
  search?: string
  wide?: boolean
  /** Epoch ms. */
  now?: number
}

interface Sent {
  method?: string
  headers: Record<string, string>
  body?: string
}

describe('reads of the frame', () => {
  function arrive() {
    const needs = { modules: [], calls: [documented], telling: [], later: [inbox] }
    const [, data, script] = /id="first">(.*)<\/script><script>(.*)<\/script>/s.exec(
      firstBlocks({ visitor: needs, member: needs }),
    )!
    const asked: string[] = []
    const context = {
      document: { getElementById: () => ({ textContent: data }), querySelector: () => null },
      localStorage: {},
      sessionStorage: {},
      location: { search: '', pathname: '/' },
      fetch: (address: string) => {
        asked.push(address)
        return new Promise(() => {})
      },
      AbortController,
      setTimeout: () => 0,
    }
    runInNewContext(script!, context)
    return { asked, run: (text: string) => void runInNewContext(text, context) }
  }
  const shown = 'document.later?.()'

  it('leave when the page is shown, once', () => {
    const { asked, run } = arrive()
    expect(asked).toEqual([documented])
    run(`${shown};${shown}`)
    expect(asked).toEqual([documented, inbox])
  })

  it('do not leave where React was there before, which asks itself', () => {
    const { asked, run } = arrive()
    run(`firstCalls('/api/agent/config','');${shown}`)
    expect(asked).toEqual([documented])
  })
})

/** What a page's head asks, by address. */
const askedBy = (...given: Parameters<typeof sentBy>): string[] =>
  sentBy(...given).map(([address]) => address)

/** The same with how it is sent. */
function sentBy(
  calls: readonly string[],
  { local = {}, session = {}, search = '', wide = false, now = 0 }: Browser,
): [string, Sent][] {
  const markup = firstBlocks({
    visitor: { modules: [], calls, telling: [], later: [] },
    member: { modules: [], calls, telling: [], later: [] },
  })
  const [, data, script] = /id="first">(.*)<\/script><script>(.*)<\/script>/s.exec(markup)!
  const asked: [string, Sent][] = []
  runInNewContext(script!, {
    document: { getElementById: () => ({ textContent: data }), querySelector: () => null },
    localStorage: local,
    sessionStorage: session,
    location: { search, pathname: '/member/withdraw/WD-1' },
    fetch: (address: string, sent: Sent) => {
      asked.push([address, sent])
      return Promise.reject(new Error('nobody is there'))
    },
    matchMedia: () => ({ matches: wide }),
    Date: class extends Date {
      static override now = () => now
    },
    AbortController,
    setTimeout: () => 0,
  })
  return asked
}

const kept = (...names: string[]) => ({ 'chokdee.notOffered': JSON.stringify({ v: 1, data: names }) })

const documented = '/api/member/wallets'
const inbox = '/api/member/inbox?limit=20'
const withdrawal = '/api/member/withdraw/detail?withdrawal_id=WD-1'
const calls = [documented, inbox, '/api/member/withdraw/detail?withdrawal_id=:last'].map(firstCall)

it.each([
  ['who gets to see the page', { 'chokdee.user': JSON.stringify({ v: 1, data: { token: 'T' } }) }, 'seen'],
  ['who does not', {}, 'other'],
])('what stands for its parts is decided for %s, before any module is asked for', (_, local, map) => {
  const needs = (file: string) => ({ modules: [file], calls: [], telling: [], later: [] })
  const markup = firstBlocks({ visitor: null, member: needs('page.js'), other: needs('sign-in.css') })
  const [, data, script] = /id="first">(.*)<\/script><script>(.*)<\/script>/s.exec(markup)!
  const put: { type?: string; href?: string; name?: string }[] = []
  const maps = Object.fromEntries(
    ['seen', 'other'].map((name) => [`[type=${name}-map]`, { type: `${name}-map`, name }]),
  )
  runInNewContext(script!, {
    document: {
      getElementById: () => ({ textContent: data }),
      querySelector: (one: string) => maps[one] ?? null,
      createElement: () => ({}),
      head: { append: (one: object) => put.push(one) },
    },
    localStorage: local,
    sessionStorage: {},
    location: { search: '', pathname: '/member' },
  })
  expect(put[0]).toEqual({ type: 'importmap', name: map })
  expect(put.slice(1).map(({ href }) => href)).toEqual([map === 'seen' ? '/page.js' : '/sign-in.css'])
  // As it is asked for later (Vite): otherwise it is fetched twice.
  if (map === 'other') expect(put[1]).toMatchObject({ rel: 'preload', as: 'style', crossOrigin: '' })
})

describe('what the head of a page asks', () => {
  it('is everything while nothing is known of the platform', () =>
    expect(askedBy(calls, {})).toEqual([documented, inbox, withdrawal]))

  it('leaves out what is not offered, as was learnt in this visit', () =>
    expect(askedBy(calls, { session: kept('inbox.list', 'wheel.fairness') })).toEqual([
      documented,
      withdrawal,
    ]))

  it('leaves out what is there only together with it', () =>
    expect(askedBy(calls, { session: kept('withdraw.options') })).toEqual([documented, inbox]))

  it('takes no name for another that begins alike', () =>
    expect(askedBy(calls, { session: kept('inbox.listing', 'inbox') })).toEqual([
      documented,
      inbox,
      withdrawal,
    ]))

  it('is a POST where the specification reads by one', () => {
    const local = { 'chokdee.user': JSON.stringify({ v: 1, data: { token: 'T-1' } }) }
    const [wallets, plain] = sentBy(['!/api/member/wallets', inbox], { local })
    const headers = { Accept: 'application/json', Authorization: 'Bearer T-1' }
    expect(wallets).toMatchObject([
      '/api/member/wallets',
      { method: 'POST', body: '{}', headers: { ...headers, 'Content-Type': 'application/json' } },
    ])
    expect(plain![1]).toMatchObject({ headers })
    expect(plain![1].method).toBeUndefined()
  })

  it('is nothing where the address asks for something else', () =>
    expect(askedBy(calls, { search: '?kind=deposit' })).toEqual([]))
})

describe('firstCall', () => {
  it('names additions only, under whatever base the platform answers', () => {
    expect(firstCall('/api/member/wallets')).toBe('/api/member/wallets')
    expect(firstCall('https://api.example.com/v2/api/member/inbox?limit=1')).toBe(
      'https://api.example.com/v2/api/member/inbox?limit=1 inbox.list',
    )
    expect(firstCall('/art/x.json')).toBe('/art/x.json')
    expect(firstCall('!/api/member/wallets')).toBe('!/api/member/wallets')
    expect(firstCall('!/api/member/pin/set')).toBe('!/api/member/pin/set pin.set pin.standing')
  })
})

/** A served element whose text is told; a box in its place has a class and is read by nobody. */
class Element {
  textContent = ''
  className = 'skeleton'
  readonly dataset: { told?: string }
  readonly #attributes = new Set(['aria-hidden', 'data-told'])
  constructor(told: string) {
    this.dataset = { told }
  }
  get waits(): boolean {
    return this.#attributes.has('data-told')
  }
  hasAttribute = (name: string) => this.#attributes.has(name)
  removeAttribute = (name: string) => void this.#attributes.delete(name)
}

/** What the elements say once the page's reads were answered; `late`: the page came after the answers. */
async function toldOf(
  elements: readonly Element[],
  answers: Readonly<Record<string, unknown>>,
  {
    local = {},
    late = false,
    ok = true,
    taken = false,
  }: { local?: Record<string, string>; late?: boolean; ok?: boolean; taken?: boolean } = {},
) {
  const calls = Object.keys(answers)
  const markup = firstBlocks({
    visitor: { modules: [], calls, telling: [], later: [] },
    member: { modules: [], calls, telling: [], later: [] },
  })
  const [, data, script] = /id="first">(.*)<\/script><script>(.*)<\/script>/s.exec(markup)!
  let there = !late
  const root = {
    querySelectorAll: () => elements.filter(({ waits }) => waits),
    ...(taken ? { __reactContainer$abc: {} } : {}),
  }
  const context = {
    document: {
      querySelector: () => null,
      getElementById: (id: string) => (id === 'first' ? { textContent: data } : there ? root : null),
    },
    localStorage: local,
    sessionStorage: {},
    location: { search: '', pathname: '/lotto/R-1' },
    matchMedia: () => ({ matches: false }),
    fetch: async (address: string) => ({
      ok,
      text: async () =>
        JSON.stringify({
          status: 0,
          data: answers[calls.find((call) => address.startsWith(call.split('?', 1)[0]!))!],
        }),
    }),
    AbortController,
    setTimeout: () => 0,
  }
  runInNewContext(script!, context)
  await new Promise((resolve) => setImmediate(resolve))
  if (late) {
    there = true
    runInNewContext('tell()', context)
  }
  return elements.map(({ textContent }) => textContent)
}

describe('what answers tell the page before React', () => {
  const options = '/api/member/withdraw/options'
  const round = '/api/lotto/round'

  it('is a field of the data, in the place of a box', async () => {
    const name = new Element(toldBy(round, 'round.lottery_name'))
    const other = new Element(toldBy('/api/lotto/rounds', 'round.lottery_name'))
    const answers = { [`${round}?round_id=:last`]: { round: { lottery_name: 'A <b>' } } }
    expect(await toldOf([name, other], answers)).toEqual(['A <b>', ''])
    expect([name.waits, name.className, name.hasAttribute('aria-hidden')]).toEqual([false, '', false])
    expect([other.waits, other.className]).toEqual([true, 'skeleton'])
  })

  const nameOf = (how: Parameters<typeof toldOf>[2]) =>
    toldOf(
      [new Element(toldBy(round, 'round.lottery_name'))],
      { [round]: { round: { lottery_name: 'A' } } },
      how,
    )

  it('is there too where the page came after the answer', async () =>
    expect(await nameOf({ late: true })).toEqual(['A']))

  it('is the name of who is signed in, from this device', async () => {
    const kept = { token: 'T', username: 'narin1990' }
    const local = { 'chokdee.user': JSON.stringify({ v: 1, data: kept }) }
    expect(await toldOf([new Element(toldName)], {}, { local, late: true })).toEqual(['narin1990'])
    expect(await toldOf([new Element(toldName)], {}, { late: true })).toEqual([''])
  })

  it.each(['0', '0.00', '7', '12480.5', '12480.50', 658, '-3.07', '1234567.89', '9999999999999.99'])(
    'is a sum as the site writes it: %s',
    async (wire) => {
      const satang = parseBaht(String(wire))!
      const { sign, whole, satang: rest } = splitBaht(satang)
      const elements = (['whole', 'rest', 'in', 'out'] as const).map(
        (as) => new Element(toldBy(options, 'withdrawable', as)),
      )
      expect(await toldOf(elements, { [options]: { withdrawable: wire } })).toEqual([
        sign + whole,
        `.${rest}`,
        formatBaht(satang, { sign: true }),
        formatBaht(satang === 0 ? 0 : -satang),
      ])
    },
  )

  it.each([[null], [''], ['a lot'], ['1e21'], [{}], [undefined]])(
    'is nothing where there is no sum: %s',
    async (wire) => {
      const element = new Element(toldBy(options, 'withdrawable', 'whole'))
      expect(await toldOf([element], { [options]: { withdrawable: wire } })).toEqual([''])
      expect(element.waits).toBe(true)
    },
  )

  it.each([
    ['2026-10-30T16:59:59.999Z', '30 ต.ค. 2569'],
    ['2026-10-30T17:00:00Z', '31 ต.ค. 2569'],
    [Date.UTC(2024, 11, 31, 17), '1 ม.ค. 2568'],
  ])('is the Thai day of an instant, as the site writes it: %s', async (wire, day) => {
    const element = new Element(toldBy('/api/member/profile', 'member_since', 'day'))
    expect(await toldOf([element], { '/api/member/profile': { member_since: wire } })).toEqual([day])
    expect(day).toBe(formatDate(Date.parse(new Date(wire).toISOString())))
  })

  it.each([['yesterday'], [{}], [false], [-62e12]])('is no day where there is none: %s', async (wire) => {
    const element = new Element(toldBy('/api/member/profile', 'member_since', 'day'))
    expect(await toldOf([element], { '/api/member/profile': { member_since: wire } })).toEqual([''])
    expect(element.waits).toBe(true)
  })

  it('is the sum of a list, unless the member has figures hidden', async () => {
    const wallets = '/api/member/wallets'
    const total = () => [
      new Element(toldBy(wallets, '+balance', 'whole', true)),
      new Element(toldBy(wallets, '+balance', 'rest', true)),
    ]
    const answers = { [wallets]: [{ balance: '8572.50' }, { balance: '3250.00' }, { balance: '0.07' }] }
    expect(await toldOf(total(), answers)).toEqual(['11,822', '.57'])
    expect(await toldOf(total(), { [wallets]: [] })).toEqual(['0', '.00'])
    for (const answer of [{ error: 1 }, [{ balance: 'many' }], [{}]])
      expect(await toldOf(total(), { [wallets]: answer })).toEqual(['', ''])
    const local = { 'chokdee.local': JSON.stringify({ v: 1, data: { moneyHidden: true } }) }
    expect(await toldOf(total(), answers, { local })).toEqual(['', ''])
  })

  it('is nothing once React has the page', async () => expect(await nameOf({ taken: true })).toEqual(['']))

  it('is nothing of a refusal', async () => expect(await nameOf({ ok: false })).toEqual(['']))
})

describe('days of the visit', () => {
  it('stand in place of those of the build, and are asked for in narrow windows alone', () => {
    const summary = '/api/member/statement/summary?from_day=:day-6&to_day=:day-0'
    const results = '/api/lotto/results?day=:day-0'
    // Both sides of midnight in Bangkok, of a year and of a leap day.
    for (const now of [
      Date.UTC(2026, 10, 27, 16, 59, 59),
      Date.UTC(2026, 11, 31, 17),
      Date.UTC(2028, 1, 29, 17),
    ]) {
      const today = thaiDayOf(now)
      expect(askedBy([summary, results], { now })).toEqual([
        `/api/member/statement/summary?from_day=${dayPlus(today, -6)}&to_day=${today}`,
        `/api/lotto/results?day=${today}`,
      ])
    }
    expect(askedBy([summary, results], { wide: true, now: 0 })).toEqual(['/api/lotto/results?day=1970-01-01'])
  })
})

const templateOf = (visitor: string, member: string) =>
  templateFor(
    '<head></head><div id="root">M</div>',
    { html: visitor, name: 'V' },
    { html: member, name: 'W' },
    'M',
  )

it('a member’s page is told once it stands in the place of the visitor’s', () =>
  expect(templateOf('V', 'W')).toMatch(/replaceChildren\(t\.content\)}t\.remove\(\);tell\(\);/))

it('a page’s words wait for their letters from its head on, whatever of it has been read', () => {
  for (const template of [templateOf('V', 'W'), templateForAll('<head></head><div id="root">M</div>', 'M')]) {
    const [head = ''] = template.split('</head>')
    const dataset: Record<string, string> = {}
    for (const [, script = ''] of head.matchAll(/<script>(.*?)<\/script>/gs))
      runInNewContext(script, { document: { documentElement: { dataset } } })
    expect(dataset).toEqual({ letters: '' })
    expect(head).toMatch(/\[data-letters\] #root\{display:none\}/)
  }
})

it('what a page marks as later comes in its last frame, with all that stands after it', () => {
  const page = templateOf('', '')
  for (const part of Object.keys(later))
    expect(page).toContain(`[data-rest] [${part}],[data-rest] [${part}]~*`)
})

it('and where it parts its first screen, what stands from there on in the one before', () => {
  const page = templateOf('', '')
  for (const part of Object.keys(next))
    expect(page).toContain(`[data-rest='1'] [${part}],[data-rest='1'] [${part}]~*`)
})

it('Latin letters are marked on whose page has them', () => {
  const latin = '<main>PIN</main>'
  expect(templateOf(latin, '')).toContain('<div id="root" data-for="visitor" data-page="V" data-latin>')
  expect(templateOf('', latin)).toContain('data-for="member" data-page="W" data-latin>')
  expect(templateOf('', '')).not.toContain(LATIN)
})
