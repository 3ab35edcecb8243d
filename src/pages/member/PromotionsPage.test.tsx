import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getWallets } from '#contracts/member.ts'
import { getPromotions, previewPromotion, redeemPromotion } from '#contracts/promotion.ts'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { sandboxAgent } from '#sandbox/strings/agent.ts'
import { promotionMessages } from '#server/strings/promotion.ts'
import { useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { errors } from '#src/strings/errors.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { shell } from '#src/strings/shell.ts'
import { failure, success } from '#tests/harness/page-server.ts'
import { consent } from '#src/strings/rewards/consent.ts'
import { asShown } from '#src/ui/words/joined.ts'
import { agree, consentSheet } from '#tests/harness/consent.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const { firstDeposit, weeklyLoss, freeCredit, sport } = sandboxAgent.promotions
const names = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)

/** The redeem sheet of a promotion, opened from its ticket. */
async function openRedeem({ user }: Pick<Site, 'user'>, name: string) {
  await user.click(await main().findByRole('button', { name: words.receiveNamed(name) }))
  const sheet = within(await screen.findByRole('dialog', { name }))
  await sheet.findByRole('group', { name: words.chooseWallet })
  return sheet
}
const wallet = (sheet: ReturnType<typeof within>, name: RegExp) => sheet.getByRole('radio', { name })
const confirm = (sheet: ReturnType<typeof within>) => sheet.getByRole('button', { name: words.confirm })
const receivedDialog = () => screen.findByRole('dialog', { name: words.doneTitle })

describe('the list', () => {
  it('tickets with their figures; what was received and what comes by itself is told, not offered', async () => {
    await site.renderAt('/promotions', { as: 'narin1990' })
    await main().findByRole('heading', { name: firstDeposit.name })
    const tickets = main()
      .getAllByRole('article')
      .map((article) => article.textContent)
    expect(tickets[0]).toContain('100%')
    expect(tickets[0]).toContain(`${words.minTransfer}฿100`)
    expect(tickets[0]).toContain(`${words.maxBonus}฿1,000`)
    expect(tickets[0]).toContain(words.times('5'))
    expect(tickets[2]).toContain(`${words.noDeposit}฿0`)
    expect(main().getByRole('button', { name: /รับแล้วเมื่อ/ })).toBeDisabled()
    expect(tickets[1]).toContain(promotionMessages.byItself)
    expect(main().queryByRole('button', { name: words.receiveNamed(weeklyLoss.name) })).toBeNull()
  })

  it('until it is told what a member can receive, everybody’s tickets stand, and none can be received', async () => {
    const { user } = await site.renderAt('/promotions')
    await main().findByRole('heading', { name: firstDeposit.name })
    let tell!: () => void
    const told = new Promise<void>((resolve) => (tell = resolve))
    site.answer(getPromotions, async () => {
      await told
      return success([])
    })
    await user.click(screen.getAllByRole('button', { name: shell.login })[0]!)
    const form = within(await screen.findByRole('form', { name: auth.loginTitle }))
    await user.type(form.getByLabelText(auth.usernameOrMobile), 'somchai')
    await user.type(form.getByLabelText(auth.password), SANDBOX_PASSWORD)
    await user.click(form.getByRole('button', { name: auth.login }))
    expect(await main().findByRole('button', { name: words.receiveNamed(firstDeposit.name) })).toBeDisabled()
    expect(names()).toContain(firstDeposit.name)
    tell()
    expect(await main().findByText(words.none)).toBeVisible()
    expect(main().queryByRole('heading', { name: firstDeposit.name })).toBeNull()
  })

  it('chips choose a kind, and the address keeps it', async () => {
    const { user, address } = await site.renderAt('/promotions', { as: 'hero' })
    await user.click(await main().findByRole('button', { name: words.kinds.rebate }))
    expect(names()).toEqual([weeklyLoss.name])
    expect(address()).toBe('/promotions?kind=rebate')
    await user.click(main().getByRole('button', { name: words.kinds.all }))
    expect(address()).toBe('/promotions')
  })

  it('LOGIN-6 that cannot be loaded says so and is tried again', async () => {
    site.answer(getPromotions, () => failure(500))
    const { user } = await site.renderAt('/promotions', { as: 'hero' })
    const alert = await main().findByRole('alert')
    expect(alert).toHaveTextContent(words.failed)
    site.mend(getPromotions)
    await user.click(within(alert).getByRole('button', { name: shell.retry }))
    expect(await main().findByRole('heading', { name: firstDeposit.name })).toBeVisible()
  })

  it('a promotion of a kind that there is none of', async () => {
    site.answer(getPromotions, () => success([]))
    await site.renderAt('/promotions', { as: 'hero' })
    expect(await main().findByText(words.none)).toBeVisible()
  })
})

describe('one promotion', () => {
  it('PROMO-4 details come from the bundles; the address opens and forgets it', async () => {
    const { user, address } = await site.renderAt('/promotions', { as: 'hero' })
    await user.click(await main().findByRole('button', { name: words.termsOf(freeCredit.name) }))
    const details = within(await screen.findByRole('dialog', { name: freeCredit.name }))
    expect(address()).toMatch(/^\/promotions\?id=\d+$/)
    expect(details.getByText(asShown(sandboxAgent.promotions.details.withdraw300))).toBeVisible()
    await user.click(details.getByRole('button', { name: shell.close }))
    await waitFor(() => expect(address()).toBe('/promotions'))
  })

  it('a link opens it for a visitor, who signs in and goes on to receive it', async () => {
    const list = await site.server.call(getPromotions, { agent_code: 'chokdee' })
    const id = list.data.find((one) => one.promotion_name === freeCredit.name)!.promotion_agent_id
    const { user } = await site.renderAt(`/promotions?id=${id}`)
    const details = within(await screen.findByRole('dialog', { name: freeCredit.name }))
    await user.click(details.getByRole('button', { name: words.loginToReceive }))
    const form = within(await screen.findByRole('form', { name: auth.loginTitle }))
    await user.type(form.getByLabelText(auth.usernameOrMobile), 'somchai')
    await user.type(form.getByLabelText(auth.password), SANDBOX_PASSWORD)
    await user.click(form.getByRole('button', { name: auth.login }))
    const sheet = within(await screen.findByRole('dialog', { name: freeCredit.name }))
    expect(await sheet.findByRole('group', { name: words.chooseWallet })).toBeInTheDocument()
    expect(useSession.getState().user).not.toBeNull()
  })

  it('a link to one that is not there says so and shows the others', async () => {
    const { address } = await site.renderAt('/promotions?id=9999', { as: 'hero' })
    expect(await screen.findByText(words.notFound)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/promotions'))
    expect(main().getByRole('heading', { name: firstDeposit.name })).toBeVisible()
  })
})

describe('receiving', () => {
  it('PROMO-1 PROMO-2 which wallets are offered, and why one cannot be chosen', async () => {
    const page = await site.renderAt('/promotions', { as: 'narin1990' })
    const sheet = await openRedeem(page, firstDeposit.name)
    const radios = sheet.getAllByRole('radio')
    expect(radios).toHaveLength(3)
    expect(wallet(sheet, /กระเป๋าหลัก/)).toBeEnabled()
    expect(wallet(sheet, /กระเป๋าสล็อต/)).toBeEnabled()
    expect(sheet.getByText(words.below30)).toBeVisible()
    expect(wallet(sheet, /กระเป๋ากีฬา/)).toBeDisabled()
    expect(sheet.getByText(words.locked)).toBeVisible()
  })

  it('PROMO-3 PROMO-4 PROMO-5 amount, preview of the server, confirming, the dialog, and the wallets again', async () => {
    const page = await site.renderAt('/promotions', { as: 'narin1990' })
    const { user } = page
    const sheet = await openRedeem(page, firstDeposit.name)
    expect(confirm(sheet)).toBeDisabled()
    await user.click(wallet(sheet, /กระเป๋าหลัก/))
    const amount = sheet.getByLabelText(words.amount)
    await user.type(amount, '99')
    await user.tab()
    expect(await sheet.findByText(words.atLeast('100'))).toBeVisible()
    expect(confirm(sheet)).toBeDisabled()
    await user.clear(amount)
    await user.tab()
    expect(await sheet.findByText(words.amountRequired)).toBeVisible()
    await user.type(amount, '500')
    expect(await sheet.findByText('+฿500.00')).toBeVisible()
    expect(sheet.getByText('฿5,000.00')).toBeVisible()
    // What the wallet will hold: 8,572.50 and the credit; bound are the 500 and the credit, the rest stays her own.
    expect(sheet.getByText('฿9,072.50')).toBeVisible()
    expect(sheet.getByText('฿1,000.00')).toBeVisible()
    expect(sheet.getByText('฿8,072.50')).toBeVisible()
    expect(sheet.getByText(words.notSet)).toBeVisible()
    expect(sheet.getByText(words.bond('กระเป๋าหลัก'))).toBeVisible()
    const previews = () => site.asked.filter((call) => call.includes('preview')).length
    const before = previews()
    expect(before).toBeGreaterThan(0)
    const asked = site.asked.length
    await user.click(confirm(sheet))
    const terms = await consentSheet('promotion')
    expect(terms.getByText(consent.movedAndBonus('฿500.00', '฿500.00'))).toBeVisible()
    // 11,822.50 of her own in all wallets, without the 500.
    expect(terms.getByText('฿11,322.50')).toBeVisible()
    expect(terms.getByText(consent.agreeMoved('฿500.00'))).toBeVisible()
    expect(site.asked.slice(asked)).not.toContain('POST /api/promotion/redeem')
    await agree(user, 'promotion')
    const done = within(await receivedDialog())
    // What was asked before it is done; nothing asks what it would do once more.
    expect(previews()).toBe(before)
    expect(site.asked.slice(asked)).toContain('POST /api/member/wallets')
    expect(done.getByText('+฿500.00')).toBeVisible()
    expect(done.getByText(promotionMessages.received('กระเป๋าหลัก', '5,000'))).toBeVisible()
    await user.click(done.getByRole('button', { name: words.ok }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await main().findAllByRole('button', { name: /รับแล้วเมื่อ/ })).toHaveLength(2)
    const { data } = await site.server.call(getWallets, {}, { as: await site.tokenOf('narin1990') })
    expect(data[0]).toMatchObject({
      balance: 9072_50,
      bound: 1000_00,
      active_promotion_name: firstDeposit.name,
    })
  })

  it('PROMO-3 free credit asks for no amount and needs no preview', async () => {
    site.answer(previewPromotion, () => failure(500))
    const page = await site.renderAt('/promotions', { as: 'hero' })
    const sheet = await openRedeem(page, freeCredit.name)
    expect(sheet.queryByLabelText(words.amount)).toBeNull()
    // The only wallet is chosen.
    await waitFor(() => expect(wallet(sheet, /กระเป๋าหลัก/)).toBeChecked())
    await page.user.click(confirm(sheet))
    await agree(page.user, 'promotion')
    expect(await receivedDialog()).toBeVisible()
  })

  it('PROMO-3 a fixed amount is preset and locked; PROMO-1 without a wallet for it there is no form', async () => {
    const page = await site.renderAt('/promotions', { as: 'arisa' })
    await page.user.click(await main().findByRole('button', { name: words.receiveNamed(sport.name) }))
    const sheet = within(await screen.findByRole('dialog', { name: sport.name }))
    expect(await sheet.findByText(words.noWallet)).toBeVisible()
    expect(sheet.queryByRole('button', { name: words.confirm })).toBeNull()
  })

  it('PROMO-4 the reason of the server stands in the form, and the figures are gone', async () => {
    const page = await site.renderAt('/promotions', { as: 'nid' })
    const sheet = await openRedeem(page, firstDeposit.name)
    await page.user.click(sheet.getByRole('radio'))
    await page.user.type(sheet.getByLabelText(words.amount), '100')
    expect(await sheet.findByText('+฿100.00')).toBeVisible()
    await page.user.type(sheet.getByLabelText(words.amount), '0')
    expect(await sheet.findByText(promotionMessages.notEnough)).toBeVisible()
    expect(sheet.queryByText(words.credit)).toBeNull()
    expect(confirm(sheet)).toBeDisabled()
    await page.user.click(sheet.getByRole('button', { name: words.deposit }))
    await waitFor(() => expect(page.address()).toMatch(/^\/member\/deposit\?promotion=\d+$/))
  })

  it('PROMO-4 a preview that is thrown is a toast, once', async () => {
    site.answer(previewPromotion, () => failure(500))
    const page = await site.renderAt('/promotions', { as: 'boy' })
    const sheet = await openRedeem(page, firstDeposit.name)
    await page.user.click(sheet.getByRole('radio'))
    await page.user.type(sheet.getByLabelText(words.amount), '100')
    expect(await screen.findByText(errors.sentence.server)).toBeVisible()
    expect(confirm(sheet)).toBeDisabled()
  })

  it('PROMO-5 a refusal is a dialog with the sentence of the server; the form keeps what was typed', async () => {
    site.answer(redeemPromotion, () =>
      Response.json({ error: 1, message: promotionMessages.daily, data: null }),
    )
    const page = await site.renderAt('/promotions', { as: 'boy' })
    const sheet = await openRedeem(page, firstDeposit.name)
    await page.user.click(sheet.getByRole('radio'))
    await page.user.type(sheet.getByLabelText(words.amount), '100')
    await waitFor(() => expect(confirm(sheet)).toBeEnabled())
    await page.user.click(confirm(sheet))
    await agree(page.user, 'promotion')
    const alert = within(await screen.findByRole('alertdialog', { name: words.notDoneTitle }))
    expect(alert.getByText(promotionMessages.daily)).toBeVisible()
    await page.user.click(alert.getByRole('button', { name: words.ok }))
    expect(sheet.getByLabelText(words.amount)).toHaveValue('100')
    site.mend(redeemPromotion)
    // PROMO-5: closing forgets wallet, amount and preview.
    await page.user.click(sheet.getByRole('button', { name: shell.close }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await openRedeem(page, firstDeposit.name)
    expect(again.getByLabelText(words.amount)).toHaveValue('')
    // The only wallet there is is chosen anew.
    await waitFor(() => expect(again.getByRole('radio')).toBeChecked())
    expect(again.queryByText(words.preview)).toBeNull()
  })

  it('an answer that is lost is asked for, never sent again', async () => {
    const page = await site.renderAt('/promotions', { as: 'lek' })
    const sheet = await openRedeem(page, freeCredit.name)
    await page.user.click(sheet.getByRole('radio'))
    site.answer(redeemPromotion, async (request) => {
      await site.server.app.fetch(request)
      return failure(502)
    })
    await page.user.click(confirm(sheet))
    await agree(page.user, 'promotion')
    expect(await receivedDialog()).toBeVisible()
    expect(screen.queryByText(moneyWrite.unknownTitle)).toBeNull()
    expect(site.asked.filter((path) => path.endsWith('/promotion/redeem'))).toHaveLength(1)
  })
})
