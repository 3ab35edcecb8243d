import { expect, it } from 'vitest'
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

it('a page is drawn for whom its guard lets in, and asks for nothing of anybody else', async () => {
  expect(await render('/member', null, 'visitor')).toBeNull()
  expect(await render('/login', null, 'member')).toBeNull()
  const drawn = (await render('/member', null, 'member'))!
  expect(drawn.html).toContain(words.myWallets)
  expect(drawn.calls).toContain('/api/get_user_info')
})

it('the shell of every other entry waits aloud, without any inline style', async () => {
  const { html } = await shell()
  expect(html).toContain(words.loading)
  expect(html).not.toMatch(/ style=/)
})
