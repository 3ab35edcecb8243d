import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  calcRedemption,
  getPointHistory,
  getPointRules,
  getRedemptionItems,
  getRedemptions,
  redeemItem,
} from '#contracts/redemption.ts'
import { getPoints } from '#contracts/member.ts'
import { redemptionItems, redemptions } from '#server/db/schema/redemption.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { cancelParcel, markSent } from '#server/modules/redemption/parcel.ts'
import { redemptionMessages } from '#server/strings/redemption.ts'
import { sandboxRedemption as goods } from '#sandbox/strings/redemption.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { rewardDialog } from '#src/strings/rewards/reward-dialog.ts'
import { shell } from '#src/strings/shell.ts'
import { broken, failure } from '#tests/harness/page-server.ts'
import { agree } from '#tests/harness/consent.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const card = async (name: string) =>
  within((await main().findByRole('heading', { name })).closest('article')!)
const sheet = async (name: string) =>
  within(await screen.findByRole('dialog', { name: words.redeemNamed(name) }))

async function openSheet({ user }: Pick<Site, 'user'>, name: string) {
  await user.click(await main().findByRole('button', { name: words.redeemOne(name) }))
  return sheet(name)
}
type Within = Awaited<ReturnType<typeof sheet>>

/** The history, as it is when somebody comes back to it. */
async function look({ go }: Pick<Site, 'go'>) {
  await go('/redeem')
  await go('/redeem?view=history')
}

/** Waits for the server's figures: the button cannot be pressed before. */
async function confirm({ user }: Pick<Site, 'user'>, dialog: Within, points: string) {
  const button = dialog.getByRole('button', { name: words.confirm(points) })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
}

async function fillDelivery({ user }: Pick<Site, 'user'>, dialog: Within) {
  await user.type(dialog.getByRole('textbox', { name: words.name }), 'นรินทร์ ทองดี')
  await user.type(dialog.getByRole('textbox', { name: words.mobile }), '0812345678')
  await user.type(dialog.getByRole('textbox', { name: words.address }), '99/1 ถนนพระราม 4 กรุงเทพฯ 10110')
}

it('EXTRA-3 points, what ends, the goods and what is missing', async () => {
  await site.renderAt('/redeem', { as: 'narin1990' })
  expect(await main().findByText('1,250')).toBeVisible()
  expect(await main().findByText(/^1,250 แต้มจะหมดอายุ 31 ธ\.ค\. 25\d\d$/)).toBeVisible()
  const first = await card(goods.credit50)
  expect(first.getByText(words.popular)).toBeVisible()
  expect(first.getByText('฿50')).toBeVisible()
  expect(first.getByText('500')).toBeVisible()
  expect((await card(goods.spin5)).getByText(words.left('12'))).toBeVisible()
  expect((await card(goods.headphones)).getByRole('button', { name: words.missing('3,250') })).toBeDisabled()
  expect((await card(goods.bag)).getByRole('button', { name: words.soldOut })).toBeDisabled()
})

it('EXTRA-3 the kind stands in the address', async () => {
  const page = await site.renderAt('/redeem?kind=spins', { as: 'narin1990' })
  expect(await main().findAllByRole('article')).toHaveLength(2)
  await page.user.click(main().getByRole('button', { name: words.kinds.item }))
  expect(page.address()).toBe('/redeem?kind=item')
  expect(main().getAllByRole('article')).toHaveLength(3)
  await page.user.click(main().getByRole('button', { name: words.kinds.all }))
  expect(page.address()).toBe('/redeem')
})

it('EXTRA-3 two of fifty baht, into the wallet that was chosen', async () => {
  const rich = await site.renderAt('/redeem?kind=credit', { as: 'hero' })
  const dialog = await openSheet(rich, goods.credit50)
  await rich.user.click(dialog.getByRole('button', { name: words.more }))
  expect(dialog.getByRole('textbox', { name: words.quantity })).toHaveValue('2')
  expect(dialog.getByText(words.use('500', '2'))).toBeVisible()
  expect(await dialog.findByText('97,600')).toBeVisible()
  expect(dialog.getByText('+฿100.00')).toBeVisible()
  expect(dialog.getByText(words.turnover('1'))).toBeVisible()
  await confirm(rich, dialog, '1,000')
  await agree(rich.user, 'reward')
  const done = within(await screen.findByRole('dialog', { name: new RegExp(rewardDialog.title) }))
  expect(done.getByText('฿100.00')).toBeVisible()
  await rich.user.click(done.getByRole('button', { name: rewardDialog.close }))
  expect(await main().findByText('97,600')).toBeVisible()
  expect(site.asked.filter((path) => path.endsWith('/redemption/redeem'))).toHaveLength(1)
})

it('EXTRA-3 a member chooses among wallets that take the credit; no more than can be paid', async () => {
  const page = await site.renderAt('/redeem', { as: 'narin1990' })
  const dialog = await openSheet(page, goods.credit50)
  expect(await dialog.findByText(words.most('2'))).toBeVisible()
  const options = within(dialog.getByRole('combobox', { name: words.wallet }))
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(options.join()).toContain('฿8,572.50')
  expect(options.join()).not.toContain('฿3,250.00')
  await page.user.click(dialog.getByRole('button', { name: words.more }))
  await waitFor(() => expect(dialog.getByRole('button', { name: words.more })).toBeDisabled())
  const quantity = dialog.getByRole('textbox', { name: words.quantity })
  await page.user.clear(quantity)
  expect(dialog.getByRole('button', { name: words.confirm('500') })).toBeDisabled()
  await page.user.type(quantity, '3')
  expect(await dialog.findByText(redemptionMessages.notEnough('250'))).toBeVisible()
  expect(dialog.getByRole('button', { name: words.confirm('1,500') })).toBeDisabled()
})

it('EXTRA-3 spins lead to the wheel', async () => {
  const page = await site.renderAt('/redeem', { as: 'narin1990' })
  const dialog = await openSheet(page, goods.spin1)
  expect(dialog.queryByRole('combobox')).toBeNull()
  await confirm(page, dialog, '100')
  await page.user.click(await screen.findByRole('button', { name: words.toWheel }))
  await waitFor(() => expect(page.address()).toBe('/member/wheel'))
})

it('EXTRA-3 a thing asks where to, keeps what was typed, and is followed in the history', async () => {
  const page = await site.renderAt('/redeem', { as: 'hero' })
  const dialog = await openSheet(page, goods.cup)
  await confirm(page, dialog, '900')
  expect(await dialog.findByText(words.nameRequired)).toBeVisible()
  expect(dialog.getByText(words.addressShort)).toBeVisible()
  await fillDelivery(page, dialog)
  await page.user.click(dialog.getByRole('button', { name: /ปิด/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openSheet(page, goods.cup)
  expect(again.getByRole('textbox', { name: words.name })).toHaveValue('นรินทร์ ทองดี')
  await confirm(page, again, '900')
  await page.user.click(await screen.findByRole('button', { name: words.toHistory }))
  await waitFor(() => expect(page.address()).toBe('/redeem?view=history'))
  expect(await main().findByText(words.states.preparing)).toBeVisible()
  expect(main().getByText(/081-•••-5678 •••10110$/)).toBeVisible()
  expect(main().queryByText(/พระราม/)).toBeNull()

  const [row] = await site.server.db.select().from(redemptions).where(eq(redemptions.state, 'preparing'))
  const now = site.server.clock.now()
  await inTransaction(site.server.db, (tx) => markSent(tx, row!.id, 'TH0123456789', now))
  await look(page)
  expect(await main().findByText(words.states.sent)).toBeVisible()
  expect(main().getByRole('button', { name: words.copyTracking('TH0123456789') })).toBeVisible()
  await inTransaction(site.server.db, (tx) => cancelParcel(tx, row!.id, now))
  await look(page)
  expect(await main().findByText(words.states.cancelled)).toBeVisible()
  await page.user.click(main().getByRole('link', { name: words.movements }))
  expect(page.address()).toBe('/redeem?view=history&of=points')
  expect(await main().findByText(new RegExp(words.movementKinds['redemption.back']))).toBeVisible()
  expect(main().getAllByText('+900')[0]).toBeVisible()
})

it('EXTRA-3 a visitor sees the goods, is asked to sign in, and goes on', async () => {
  const page = await site.renderAt('/redeem')
  expect(await main().findByText(words.visitorTitle)).toBeVisible()
  expect(
    (await card(goods.headphones)).getByRole('button', { name: words.redeemOne(goods.headphones) }),
  ).toBeEnabled()
  expect(site.asked.some((path) => path.includes('member/points'))).toBe(false)
  await page.user.click(main().getByRole('button', { name: words.redeemOne(goods.spin1) }))
  const login = within(await screen.findByRole('dialog', { name: shell.login }))
  await page.user.type(login.getByRole('textbox'), 'narin1990')
  await page.user.type(login.getByLabelText('รหัสผ่าน'), 'chokdee2569')
  await page.user.click(login.getByRole('button', { name: shell.login }))
  expect((await sheet(goods.spin1)).getByText(words.have)).toBeVisible()
})

it('EXTRA-3 an item of the address opens by itself', async () => {
  const [row] = await site.server.db
    .select()
    .from(redemptionItems)
    .where(eq(redemptionItems.name, goods.spin1))
  const page = await site.renderAt(`/redeem?item=${row!.id}`, { as: 'narin1990' })
  await sheet(goods.spin1)
  expect(page.address()).toBe('/redeem')
})

it('EXTRA-3 an item that is gone says so', async () => {
  const gone = await site.renderAt('/redeem?item=999999', { as: 'narin1990' })
  expect(await screen.findByText(words.notFound)).toBeVisible()
  await waitFor(() => expect(gone.address()).toBe('/redeem'))
})

it('EXTRA-3 another price than the one agreed to: nothing is redeemed, and the sheet says so', async () => {
  const page = await site.renderAt('/redeem', { as: 'hero' })
  const dialog = await openSheet(page, goods.spin5)
  const button = dialog.getByRole('button', { name: words.confirm('450') })
  await waitFor(() => expect(button).toBeEnabled())
  const named = eq(redemptionItems.name, goods.spin5)
  await site.server.db.update(redemptionItems).set({ points: 480 }).where(named)
  await page.user.click(button)
  expect(await dialog.findByText(redemptionMessages.changed)).toBeVisible()
  expect(await dialog.findByRole('button', { name: words.confirm('480') })).toBeVisible()
  await site.server.db.update(redemptionItems).set({ points: 450 }).where(named)
})

it('EXTRA-3 an end that is not known is looked up, not sent again', async () => {
  const page = await site.renderAt('/redeem', { as: 'hero' })
  site.answer(redeemItem, async (request) => {
    await site.server.app.fetch(request)
    return broken()
  })
  const dialog = await openSheet(page, goods.spin1)
  await confirm(page, dialog, '100')
  expect(await screen.findByRole('button', { name: words.toWheel })).toBeVisible()
  expect(screen.queryByText(moneyWrite.unknownTitle)).toBeNull()
  expect(site.asked.filter((path) => path.endsWith('/redemption/redeem'))).toHaveLength(1)
})

it('EXTRA-3 the rule, as the server computes by it', async () => {
  const page = await site.renderAt('/redeem')
  await page.user.click(await screen.findByRole('button', { name: words.howTo }))
  const dialog = within(await screen.findByRole('dialog', { name: words.howTo }))
  expect(await dialog.findByText('฿200')).toBeVisible()
  expect(dialog.getByText(/31 ธันวาคม/)).toBeVisible()
})

it('EXTRA-3 a history with nothing in it says what will be there', async () => {
  const { go } = await site.renderAt('/redeem?view=history', { as: 'malee' })
  expect(await main().findByText(words.noneRedeemed)).toBeVisible()
  await go('/redeem?view=history&of=points')
  expect(await main().findByText(words.noMovements)).toBeVisible()
})

it('EXTRA-3 a visitor has no history', async () => {
  await site.renderAt('/redeem?view=history')
  expect(await main().findByText(words.visitorTitle)).toBeVisible()
})

it('EXTRA-3 points by the page', async () => {
  const row = (id: number) => ({
    id,
    kind: 'play',
    amount: id,
    balance: id,
    memo: '2026-11-20',
    at: '2026-11-21T01:00:00+07:00',
  })
  site.answer(getPointHistory, (request) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    const data = page === 1 ? Array.from({ length: 20 }, (_, n) => row(100 - n)) : [row(81), row(7)]
    return Response.json({ error: 0, message: '', data, total: 21 })
  })
  const page = await site.renderAt('/redeem?view=history&of=points', { as: 'malee' })
  expect(await main().findAllByText(`${words.movementKinds.play} 20 พ.ย. 2569`)).toHaveLength(20)
  await page.user.click(main().getByRole('button', { name: words.loadMore }))
  expect(await main().findByText('+7')).toBeVisible()
  expect(main().getAllByRole('listitem')).toHaveLength(21)
  expect(main().queryByRole('button', { name: words.loadMore })).toBeNull()
})

it.each([
  ['goods', getRedemptionItems, '/redeem', words.failed],
  ['points', getPoints, '/redeem', words.pointsFailed],
  ['redemptions', getRedemptions, '/redeem?view=history', words.historyFailed],
  ['movements', getPointHistory, '/redeem?view=history&of=points', words.historyFailed],
] as const)(
  'LOGIN-6 %s that cannot be loaded leave the rest standing',
  async (_, endpoint, path, sentence) => {
    site.answer(endpoint, () => failure(500))
    const page = await site.renderAt(path, { as: 'narin1990' })
    const failed = await main().findByText(sentence)
    expect(failed).toBeVisible()
    site.mend(endpoint)
    await page.user.click(main().getByRole('button', { name: shell.retry }))
    await waitFor(() => expect(failed).not.toBeInTheDocument())
  },
)

it('LOGIN-6 a rule and a price that cannot be loaded are asked for again', async () => {
  site.answer(getPointRules, () => failure(500))
  site.answer(calcRedemption, () => failure(500))
  const page = await site.renderAt('/redeem', { as: 'narin1990' })
  await page.user.click(await screen.findByRole('button', { name: words.howTo }))
  expect(await screen.findByText(words.ruleFailed)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: words.ok }))
  const dialog = await openSheet(page, goods.spin1)
  expect(await dialog.findByText(words.calcFailed)).toBeVisible()
  expect(dialog.getByRole('button', { name: words.confirm('100') })).toBeDisabled()
  site.mend(calcRedemption)
  await page.user.click(dialog.getByRole('button', { name: shell.retry }))
  await waitFor(() => expect(dialog.getByRole('button', { name: words.confirm('100') })).toBeEnabled())
})
