import { expect, it, vi } from 'vitest'
import { lottoLobby } from '#src/strings/lotto/lotto-lobby.ts'
import { expectNoise } from '#tests/harness/noise.ts'
import { landing } from '#src/strings/landing.ts'
import { shell as words } from '#src/strings/shell.ts'
import { render, routePatterns, shell } from '#src/app/routes/prerender.tsx'
import { SEED_ID } from '#src/app/seed.ts'

it('ROUTE-1 static hosting learns every address, optional parts in both forms', () => {
  expect(routePatterns.toSorted()).toEqual([
    '/',
    '/affiliate',
    '/cashback',
    '/casino',
    '/fishing',
    '/forgot',
    '/freespin',
    '/liff',
    '/liff/:name',
    '/lobby',
    '/lobby/:name',
    '/login',
    '/lotto',
    '/lotto/:roundId',
    '/lotto/bills',
    '/lotto/check',
    '/lotto/check/:code',
    '/lotto/lobby',
    '/lotto/past',
    '/lotto/past/:lotteryId',
    '/lotto/rates',
    '/lotto/results',
    '/member',
    '/member/break',
    '/member/coupon',
    '/member/creditfree',
    '/member/data',
    '/member/deposit',
    '/member/inbox',
    '/member/limits',
    '/member/payment',
    '/member/profile',
    '/member/promotions',
    '/member/statement',
    '/member/wheel',
    '/member/winloss',
    '/member/withdraw',
    '/member/withdraw/:id',
    '/play',
    '/poll',
    '/poll/:id',
    '/promotions',
    '/redeem',
    '/register',
    '/share',
    '/slot',
    '/sport',
    '/start',
    '/winloss',
  ])
})

it('ROUTE-1 no address is that of a fixed page and of another by its optional part', () => {
  expect(new Set(routePatterns).size).toBe(routePatterns.length)
})

it('the landing is rendered whole at build time, with its seed and without any inline style', async () => {
  const hostile = '</script><script>'
  const notice = { id: '1', type: 1, link: '', image: '', title: hostile, description: '' }
  const { html, head } = (await render('/', {
    at: 1_795_000_000_000,
    entries: [{ key: ['agent.notifications'], data: [notice] }],
  }))!
  expect(html).toContain(landing.categories)
  expect(html).toContain(words.footer.title)
  expect(html).not.toMatch(/ style=/)
  expect(head).toContain(`<title>${words.siteName}</title>`)
  const [, seed = ''] = new RegExp(`id="${SEED_ID}">([^<]*)</script>`).exec(head) ?? []
  expect(JSON.parse(seed)).toMatchObject({ entries: [{ data: [{ title: hostile }] }] })
})

it.each(['visitor', 'member'] as const)(
  'GAME-1 a lobby is drawn for a %s with the first games of its seed, one picture before all others',
  async (who) => {
    const games = Array.from({ length: 18 }, (_, at) => ({
      game_id: `sl-${at}`,
      provider_id: 'chang',
      sub_provider_id: '',
      source: 's',
      game_name: `เกมที่ ${at}`,
      game_name_en: '',
      provider_name: 'ช้างเกมส์',
      category: 'slot',
      image: `/posters/${at}.webp`,
      tags: [],
    }))
    const entries = [{ key: ['game.list', 'first', 'slot'], data: games }]
    const { html, calls, data } = (await render('/slot', { at: 1_795_000_000_000, entries }, who))!
    expect(html.match(/<img [^>]*src="\/posters\/\d+\.webp"[^>]*width="300"/g)).toHaveLength(18)
    expect(html.match(/<img [^>]*fetchPriority="high"/gi)).toHaveLength(1)
    expect(html).not.toMatch(/ style=/)
    expect(data).toContain('เกมที่ 17')
    expect(calls.filter((call) => call.includes('/game/list'))).toEqual([])
  },
)

it('a page is drawn for whom its guard lets in, and asks for nothing of anybody else', async () => {
  expect(await render('/member', null, 'visitor')).toBeNull()
  expect(await render('/login', null, 'member')).toBeNull()
  const drawn = (await render('/member', null, 'member'))!
  expect(drawn.html).toContain(words.myWallets)
  expect(drawn.calls).toContain('/api/get_user_info')
  // A POST by the specification, and a read all the same.
  expect(drawn.calls).toContain('!/api/member/wallets')
})

it('LOTTO-1 the lobby of lotteries is drawn with the name of its Yeekee; its rounds are asked for', async () => {
  const entries = [{ key: ['lotto.lobby', 'featured'], data: { name: 'Yeekee', roundsADay: 88 } }]
  const { html, calls } = (await render('/lotto/lobby', { at: 1_795_000_000_000, entries }))!
  expect(html).toContain(lottoLobby.yeekeeTitle('Yeekee', 88))
  expect(html).not.toContain('/lotto/round')
  expect(calls.filter((call) => call.includes('/api/lotto/lobby'))).toHaveLength(1)
  expect((await render('/lotto/lobby', null))!.html).not.toContain('Yeekee')
})

it('no page hangs on the day that the site was built: it would be another than React draws', async () => {
  const addresses = routePatterns.map((path) => path.replace(/:\w+/, '1'))
  expectNoise(/^(error|warn): <Navigate> must not be used on the initial render/)
  // What cannot be drawn without a browser has no HTML of its own.
  const drawn = (address: string, who: 'visitor' | 'member') =>
    render(address, null, who).then(
      (page) => page?.html,
      () => undefined,
    )
  const drawnOn = async (day: string) => {
    vi.setSystemTime(`${day}T12:00:00+07:00`)
    const pages: [string, string | undefined][] = []
    for (const address of addresses)
      for (const who of ['visitor', 'member'] as const)
        pages.push([`${address}, ${who}`, await drawn(address, who)])
    return pages
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const built = await drawnOn('2026-11-26')
    expect(built.filter(([, html]) => html !== undefined).length).toBeGreaterThan(50)
    expect(await drawnOn('2027-02-01')).toEqual(built)
  } finally {
    vi.useRealTimers()
  }
})

it('the shell of every other entry waits aloud, without any inline style', async () => {
  const { html } = await shell()
  expect(html).toContain(words.loading)
  expect(html).not.toMatch(/ style=/)
})
