import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pageTitles } from '#src/strings/page-titles.ts'
import { play } from '#src/strings/play.ts'
import { shell } from '#src/strings/shell.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()

/** ROUTE-1, visitor pages: address and title. */
const publicPages: readonly [address: string, title: string][] = [
  ['/affiliate', pageTitles.affiliate],
  ['/cashback', pageTitles.cashback],
  ['/casino', shell.categories.casino],
  ['/fishing', shell.categories.fishing],
  ['/forgot', pageTitles.forgot],
  ['/freespin', shell.categories.freespin],
  ['/login', shell.login],
  ['/promotions', pageTitles.promotions],
  ['/redeem', pageTitles.redeem],
  ['/register', shell.register],
  ['/slot', shell.categories.slot],
  ['/sport', shell.categories.sport],
  ['/winloss', pageTitles.winloss],
  ['/lotto/lobby', pageTitles.lottoLobby],
  ['/lotto/rates', pageTitles.lottoRates],
  ['/lotto/results', pageTitles.lottoResults],
  ['/lotto/check', pageTitles.lottoCheck],
  ['/lotto/check/7K3M-Q9X2-TA4B-W8ZC', pageTitles.lottoCheck],
  ['/lotto/past', pageTitles.lottoPast],
  ['/lotto', pageTitles.lottoLobby],
  ['/lotto/690455', pageTitles.lottoRound],
  ['/lobby', shell.gameLobby],
  ['/lobby/hot', shell.gameLobby],
  ['/poll', pageTitles.poll],
  ['/poll/1', pageTitles.poll],
]

const memberPages: readonly [address: string, title: string][] = [
  ['/lotto/bills', pageTitles.lottoBills],
  ['/member', shell.myWallets],
  ['/member/coupon', pageTitles.coupon],
  ['/member/creditfree', pageTitles.quests],
  ['/member/deposit', pageTitles.deposit],
  ['/member/inbox', pageTitles.inbox],
  ['/member/limits', pageTitles.limits],
  ['/member/payment', pageTitles.payment],
  ['/member/profile', pageTitles.profile],
  ['/member/promotions', pageTitles.memberPromotions],
  ['/member/statement', pageTitles.statement],
  ['/member/wheel', pageTitles.wheel],
  ['/member/winloss', pageTitles.winloss],
  ['/member/withdraw', pageTitles.withdraw],
  ['/member/withdraw/7', shell.oneWithdrawal],
]

async function expectPage(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  expect(heading).toBeVisible()
  await waitFor(() => expect(document.title).toBe(`${title} · ${shell.siteName}`))
  return screen.getByRole('button', { name: shell.back })
}

it.each(publicPages)(
  'ROUTE-1 %s has its title and a way back to where the visitor came from',
  async (path, title) => {
    const { user, address, go } = await site.renderAt('/')
    await go(path)
    const back = await expectPage(title)
    await user.click(back)
    await waitFor(() => expect(address()).toBe('/'))
  },
)

it.each(memberPages)('ROUTE-1 %s has its title and, opened first, a way home', async (path, title) => {
  const { user, address } = await site.renderAt(path, { as: 'hero' })
  expect(address()).toBe(path)
  await user.click(await expectPage(title))
  await waitFor(() => expect(address()).toBe('/'))
})

it('ROUTE-4 default: header, contacts, footer, tabs, and on the landing the member panel', async () => {
  await site.renderAt('/', { as: 'hero' })
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getByRole('navigation', { name: shell.mainTabs })).toBeVisible()
  expect(await screen.findByRole('button', { name: new RegExp(`^${shell.contacts}`) })).toBeVisible()
  expect(await screen.findByText(memberArea.vipHero)).toBeVisible()
})

it('ROUTE-4 auth: the member is validated on load, and has the side navigation', async () => {
  await site.renderAt('/member/profile', { as: 'hero' })
  expect(screen.getByRole('navigation', { name: memberArea.memberNav })).toBeVisible()
  await waitFor(() => expect(site.asked).toContain('GET /api/get_user_info'))
})

it('ROUTE-4 payment: the member is validated too, and nothing stands under the task', async () => {
  await site.renderAt('/member/deposit', { as: 'hero' })
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(within(screen.getByRole('banner')).getByRole('link', { name: shell.deposit })).toBeInTheDocument()
  await waitFor(() => expect(site.asked).toContain('GET /api/get_user_info'))
})

it('ROUTE-4 lobby: the balance in the header, no footer, so that the list can go on', async () => {
  await site.renderAt('/lobby/sport', { as: 'hero' })
  expect(
    await screen.findByRole('button', {
      name: memberArea.balanceChip('฿250,000.00', '฿250,000.00'),
    }),
  ).toBeVisible()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

it('ROUTE-4 game: nothing of the site but the way out', async () => {
  await site.renderAt('/play?game=sl-2201&provider=chang&mode=demo')
  expect(await screen.findByTitle(play.frame('นกยูงรำแพน'))).toBeVisible()
  expect(screen.getByRole('button', { name: play.close })).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('ROUTE-4 liff: header, and the page’s own buttons, no tabs nor footer under the host’s own frame', async () => {
  await site.renderAt('/liff/no-such-page')
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: shell.mainTabs })).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

it.each([
  ['/liff', '/'],
  ['/liff/promotions?ag=chokdee&code=A7K2P9', '/promotions?ag=chokdee&code=A7K2P9'],
  ['/liff/wheel', '/member/wheel'],
  ['/liff/lotto/results', '/lotto/results'],
  ['/liff/check/7K3M-Q9X2-TA4B-W8ZC', '/lotto/check/7K3M-Q9X2-TA4B-W8ZC'],
  ['/liff/lotto/check/7K3M', '/lotto/check/7K3M'],
])('ENV-5 %s met on the web is the page %s', async (inLiff, onTheWeb) => {
  const { address } = await site.renderAt(inLiff, { as: 'hero' })
  await waitFor(() => expect(address()).toBe(onTheWeb))
})

it('ENV-4 a name that no page has is not found', async () => {
  await site.renderAt('/liff/no-such-page')
  expect(await screen.findByText('404')).toBeVisible()
})
