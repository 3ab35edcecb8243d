import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  getAffiliateConfigs,
  getAffiliateNetwork,
  getAffiliateSummary,
  getAffiliateTransactions,
  getAffiliateTransactionsV2,
  redeemAffiliate,
} from '#contracts/affiliate.ts'
import type { drawPoster } from '#src/features/share/parts/draw-poster.ts'
import { affiliateWords } from '#server/strings/affiliate.ts'
import { forgetLacking } from '#src/data/platform/or-older.ts'
import { formatBaht } from '#rules/baht.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { broken, failure, never } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

// jsdom has no canvas; tests/e2e/share.spec.ts reads the drawn code.
const { draw } = vi.hoisted(() => ({ draw: vi.fn<typeof drawPoster>() }))
vi.mock('#src/features/share/parts/draw-poster.ts', () => ({ drawPoster: draw }))

const site = openSite()
const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().findByRole('button', { name })

/** Colours are not computed here (tests/e2e/a11y.spec.ts looks at them). */
async function hasNoFaults() {
  const { violations } = await axe.run(screen.getByRole('main'), {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}

const redeemable = async (username: string) => {
  const as = await site.tokenOf(username)
  return (await site.server.call(getAffiliateSummary, {}, { as })).data.redeemable
}

it('EXTRA-7 a visitor sees how it works, the rates and what they come to', async () => {
  const page = await site.renderAt('/affiliate')
  const table = within(await main().findByRole('table', { name: words.ratesCaption }))
  const rows = table.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toEqual([
    'ประเภทชั้น 1ชั้น 2ชั้น 3',
    'หวยและยี่กี0.80%0.30%0.10%',
    'สล็อต ยิงปลา0.50%0.20%0.10%',
    'คาสิโน กีฬา0.30%0.10%0.05%',
  ])
  expect(table.getAllByRole('rowheader')).toHaveLength(3)
  expect(main().getByText('+\u0E3F50.00')).toBeVisible()
  expect(main().getByText('\u0E3F10,000.00')).toBeVisible()
  expect(main().getByText(words.honest)).toBeVisible()
  await hasNoFaults()
  await page.user.click(await button(words.join))
  expect(await screen.findByRole('dialog', { name: shell.register })).toBeVisible()
})

it('EXTRA-7 the example is reckoned from the rates, whatever they are', async () => {
  site.answer(getAffiliateConfigs, () =>
    Response.json({
      error: 0,
      message: '',
      data: {
        enabled: true,
        levels: 2,
        rates: [{ category: 'lotto', name: 'หวย', level_percents: [1.25, 0] }],
        min_redeem: '50.00',
        terms: [],
        code: '',
        link: '',
      },
    }),
  )
  await site.renderAt('/affiliate')
  expect(await main().findByText('+\u0E3F125.00')).toBeVisible()
  expect(main().getByRole('row', { name: `หวย 1.25% ${words.noRate}` })).toBeVisible()
})

it('EXTRA-7 an agent without a programme says so', async () => {
  site.answer(getAffiliateConfigs, () =>
    Response.json({
      error: 0,
      message: '',
      data: { enabled: false, levels: 0, rates: [], min_redeem: '0', terms: [] },
    }),
  )
  await site.renderAt('/affiliate')
  expect(await main().findByText(words.closed)).toBeVisible()
})

it('LOGIN-6 rates that cannot be loaded leave the rest standing, and are asked for again', async () => {
  site.answer(getAffiliateConfigs, () => failure(500))
  const page = await site.renderAt('/affiliate')
  expect(await main().findByText(words.configFailed)).toBeVisible()
  expect(main().getByText(words.steps[0].title)).toBeVisible()
  site.mend(getAffiliateConfigs)
  await page.user.click(await button(shell.retry))
  expect(await main().findByRole('table')).toBeVisible()
})

it('EXTRA-7 a member sees what can be taken, the link with the code, seven days and figures', async () => {
  await site.renderAt('/affiliate', { as: 'arisa' })
  expect(await button(words.redeem)).toBeEnabled()
  const link = await main().findByRole('status', { name: share.link })
  expect(link).toHaveTextContent(/\/\?ag=chokdee&code=A7K2P9$/)
  expect(main().getByRole('img', { name: share.qrOfLink })).toBeVisible()
  expect(main().getByText('A7K2P9')).toBeVisible()
  const chart = within(await main().findByRole('table', { name: words.chart }))
  expect(chart.getAllByRole('rowheader')).toHaveLength(7)
  expect(chart.getByRole('columnheader', { name: words.levelOne })).toBeInTheDocument()
  expect(main().getByText(words.people('5'))).toBeVisible()
  await hasNoFaults()
})

it('ENV-7 the link is copied, and shared on the card that invites', async () => {
  const page = await site.renderAt('/affiliate', { as: 'arisa' })
  await page.user.click(await button(share.copyLink))
  expect(await screen.findByText(share.copied)).toBeVisible()
  await page.user.click(await button(share.title))
  const dialog = within(await screen.findByRole('dialog', { name: share.title }))
  expect(dialog.getByText(share.inviteTitle)).toBeVisible()
  expect(dialog.getByText('A7K2P9')).toBeVisible()
})

it('ENV-7 the poster is drawn when it is asked for, and kept as a picture', async () => {
  draw.mockRejectedValueOnce(new Error('no canvas'))
  draw.mockResolvedValueOnce(new Blob(['png'], { type: 'image/png' }))
  const { platform, user } = await site.renderAt('/affiliate', { as: 'arisa' })
  await user.click(await button(share.saveQr))
  expect(await screen.findByText(share.posterFailed)).toBeVisible()
  await user.click(await button(share.saveQr))
  await waitFor(() => expect(platform.calls).toContain('saveImage poster-A7K2P9.png'))
  expect(draw.mock.lastCall![0]).toMatchObject({ code: { value: 'A7K2P9' }, tone: 'red' })
})

it('EXTRA-7 redeeming: asked first, taken once, and the panel is empty', async () => {
  const before = await redeemable('arisa')
  const page = await site.renderAt('/affiliate', { as: 'arisa' })
  const text = `\u0E3F${(before / 100).toFixed(2)}`
  await page.user.click(await button(words.redeem))
  const question = within(await screen.findByRole('alertdialog', { name: words.askTitle(text) }))
  expect(question.getByText(words.askText)).toBeVisible()
  await page.user.click(question.getByRole('button', { name: words.askCancel }))
  expect(await redeemable('arisa')).toBe(before)

  await page.user.click(await button(words.redeem))
  await page.user.click(await screen.findByRole('button', { name: words.askConfirm }))
  const given = within(await screen.findByRole('dialog', { name: new RegExp(text.replace('.', '\\.')) }))
  await page.user.click(given.getAllByRole('button').at(-1)!)
  await waitFor(async () => expect(await button(words.redeem)).toBeDisabled())
  expect(await redeemable('arisa')).toBe(0)
  expect(main().getByText(text)).toBeVisible()
})

it('EXTRA-7 less than the least: the button promises nothing that would be refused', async () => {
  await site.renderAt('/affiliate', { as: 'boy' })
  const missing = 100_00 - (await redeemable('boy'))
  expect(missing).toBeGreaterThan(0)
  expect(await main().findByText(new RegExp(words.stillNeeded(formatBaht(missing))))).toBeVisible()
  expect(await button(words.redeem)).toBeDisabled()
})

it('EXTRA-7 no answer: asked how it ended; another sum by now is said with the new one, and nothing moves', async () => {
  site.answer(getAffiliateSummary, () =>
    Response.json({
      error: 0,
      message: '',
      data: {
        redeemable: '500.00',
        redeemed_ever: '0.00',
        earned_ever: '500.00',
        earned_today: '0.00',
        earned_period: '0.00',
        friends: 1,
        active_this_month: 0,
        days: [],
      },
    }),
  )
  site.answer(redeemAffiliate, () => broken())
  const page = await site.renderAt('/affiliate', { as: 'boy' })
  await page.user.click(await button(words.redeem))
  await page.user.click(await screen.findByRole('button', { name: words.askConfirm }))
  // The server never saw it: nothing was done, and it can be pressed again.
  await waitFor(async () => expect(await button(words.redeem)).toBeEnabled())
  site.mend(redeemAffiliate)
  await page.user.click(await button(words.redeem))
  await page.user.click(await screen.findByRole('button', { name: words.askConfirm }))
  const refusal = within(await screen.findByRole('alertdialog', { name: words.refusedTitle }))
  const real = ((await redeemable('boy')) / 100).toFixed(2)
  expect(refusal.getByText(affiliateWords.changed(`\u0E3F${real}`))).toBeVisible()
  expect(screen.queryByText(moneyWrite.unknownTitle)).toBeNull()
})

it('EXTRA-7 without friends the page says what to do', async () => {
  await site.renderAt('/affiliate', { as: 'malee' })
  expect(await main().findByText(words.noFriends)).toBeVisible()
  expect(main().getByText(words.noFriendsText)).toBeVisible()
  expect(await button(share.title)).toBeVisible()
})

it('LOGIN-6 earnings that cannot be loaded leave link and rates standing', async () => {
  site.answer(getAffiliateSummary, () => failure(500))
  await site.renderAt('/affiliate', { as: 'malee' })
  expect(await main().findByText(words.summaryFailed)).toBeVisible()
  expect(await main().findByText('M4L2E7')).toBeVisible()
})

it('EXTRA-7 while it loads there are boxes in place of figures', async () => {
  site.answer(getAffiliateSummary, never)
  await site.renderAt('/affiliate', { as: 'malee' })
  expect(await main().findByText('M4L2E7')).toBeVisible()
  await waitFor(() => expect(main().getByText(shell.loading)).toBeInTheDocument())
  expect(main().queryByRole('button', { name: words.redeem })).toBeNull()
})

it('EXTRA-7 friends by level, masked, in the chosen order; back leads to the overview', async () => {
  const page = await site.renderAt('/affiliate', { as: 'arisa' })
  await page.user.click(await main().findByRole('link', { name: new RegExp(words.toNetwork) }))
  expect(await screen.findByRole('heading', { level: 1, name: words.network })).toBeVisible()
  const panel = within(await main().findByRole('tabpanel', { name: words.level(1) }))
  expect(await panel.findAllByRole('listitem')).toHaveLength(3)
  expect(main().queryByText('nid')).toBeNull()
  expect(main().getByText(words.private)).toBeVisible()
  expect(main().getByText(words.ofPlay('0.30–0.80%'))).toBeVisible()
  await page.user.click(main().getByRole('button', { name: words.sorts.joined }))
  expect(page.address()).toContain('sort=joined')
  await page.user.click(await main().findByRole('tab', { name: words.level(3) }))
  const third = within(await main().findByRole('tabpanel', { name: words.level(3) }))
  expect(await third.findAllByRole('listitem')).toHaveLength(1)
  await hasNoFaults()
  await page.user.click(screen.getByRole('button', { name: shell.back }))
  expect(await screen.findByRole('heading', { level: 1, name: pageTitles.affiliate })).toBeVisible()
})

it('EXTRA-7 a level without friends says when there will be some', async () => {
  await site.renderAt('/affiliate?view=network&level=2', { as: 'lek' })
  expect(await main().findByText(words.noneOnLevel(2))).toBeVisible()
  expect(main().getByText(words.noneFurther(1))).toBeVisible()
})

it('EXTRA-7 lines by day with their sums, by kind and period', async () => {
  const page = await site.renderAt('/affiliate?view=transactions&period=all', { as: 'boy' })
  const days = await main().findAllByRole('heading', { level: 2 })
  expect(days.length).toBeGreaterThan(2)
  expect(main().getAllByText(/ชั้นที่ 1 · 1 คน/).length).toBeGreaterThan(0)
  // One friend alone: their play is not told.
  expect(main().getAllByText(new RegExp(words.hiddenTurnover)).length).toBeGreaterThan(0)
  await hasNoFaults()
  await page.user.click(main().getByRole('button', { name: words.kinds.redeem }))
  expect(await main().findByText(words.noLines)).toBeVisible()
  await page.user.selectOptions(main().getByRole('combobox', { name: words.period }), 'week')
  expect(page.address()).toContain('period=week')
  await page.user.click(await button(words.showAll))
  expect(page.address()).toContain('period=all')
})

it.each([404, 405, 501])(
  'EXTRA-7 where lines by day are not offered (%i) the plain ones are cut into days, without sums',
  async (status) => {
    forgetLacking()
    onTestFinished(forgetLacking)
    const as = await site.tokenOf('boy')
    const { data: usual } = await site.server.call(getAffiliateTransactionsV2, { limit: 20 }, { as })
    site.answer(getAffiliateTransactionsV2, () => failure(status))
    await site.renderAt('/affiliate?view=transactions&period=all', { as: 'boy' })
    const days = await main().findAllByRole('heading', { level: 2 })
    expect(days).toHaveLength(usual.length)
    for (const day of days) expect(day).not.toHaveTextContent('฿')
    expect(main().getAllByRole('listitem')).toHaveLength(usual.flatMap((day) => day.transactions).length)
    expect(site.asked.some((path) => path.startsWith(`GET ${getAffiliateTransactions.path}?`))).toBe(true)
  },
)

it('EXTRA-7 several friends at one rate: play × rate', async () => {
  await site.renderAt('/affiliate?view=transactions&period=all', { as: 'arisa' })
  const [row] = await main().findAllByText(/\u0E3F[\d,.]+ × 0\.\d\d%/)
  expect(row).toBeVisible()
})

it.each([
  ['network', getAffiliateNetwork, words.networkFailed],
  ['transactions', getAffiliateTransactionsV2, words.linesFailed],
] as const)('LOGIN-6 %s that cannot be loaded', async (view, endpoint, sentence) => {
  site.answer(endpoint, () => failure(500))
  const page = await site.renderAt(`/affiliate?view=${view}`, { as: 'arisa' })
  expect(await main().findByText(sentence)).toBeVisible()
  site.mend(endpoint)
  await page.user.click(await button(shell.retry))
  await waitFor(() => expect(main().queryByText(sentence)).toBeNull())
})
