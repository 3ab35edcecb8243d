import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCouponHistory, previewCoupon, redeemCoupon } from '#contracts/coupon.ts'
import { couponMessages } from '#server/strings/coupon.ts'
import { coupon as words } from '#src/strings/rewards/coupon.ts'
import { forms } from '#src/strings/forms.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { shell } from '#src/strings/shell.ts'
import { consent } from '#src/strings/rewards/consent.ts'
import { agree, consentSheet } from '#tests/harness/consent.ts'
import { broken, failure } from '#tests/harness/page-server.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const code = () => main().findByRole('textbox', { name: words.code })

async function use({ user }: Pick<Site, 'user'>, text: string) {
  const field = await code()
  await user.clear(field)
  await user.type(field, text)
  await user.click(main().getByRole('button', { name: words.use }))
}
const done = async () => within(await screen.findByRole('dialog', { name: words.doneTitle }))

it('EXTRA-6 credit, what it asks for, until when, and the balance after', async () => {
  const page = await site.renderAt('/member/coupon', { as: 'somchai' })
  await use(page, 'chokdee 2569')
  await agree(page.user, 'coupon')
  const dialog = await done()
  expect(dialog.getByText('CHOKDEE2569')).toBeVisible()
  expect(dialog.getByText('+฿50.00')).toBeVisible()
  expect(dialog.getByText(words.turnoverTimes('3'))).toBeVisible()
  expect(dialog.getByText('฿150.00')).toBeVisible()
  expect(dialog.getByText('สล็อต ยิงปลา')).toBeVisible()
  expect(dialog.getByText('฿1,550.00')).toBeVisible()
  await page.user.click(dialog.getByRole('button', { name: words.ok }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await code()).toHaveValue('')
  expect(await main().findByText('+฿50.00')).toBeVisible()
})

it('WALLET-1 before a credit with turnover: own money that stays free, what comes, what is bound, until when', async () => {
  const page = await site.renderAt('/member/coupon', { as: 'hero' })
  await use(page, 'CHOKDEE2569')
  const sheet = await consentSheet('coupon')
  expect(sheet.getByText(consent.ownFree)).toBeVisible()
  expect(await sheet.findByText('฿250,000.00')).toBeVisible()
  expect(sheet.getByText(consent.bonusOnly('฿50.00'))).toBeVisible()
  expect(sheet.getByText(consent.play('฿150.00', 'สล็อต ยิงปลา'))).toBeVisible()
  expect(sheet.getByText(consent.expires)).toBeVisible()
  expect(sheet.getByText(consent.quitWhere)).toBeVisible()
  await page.user.click(sheet.getByRole('button', { name: consent.no }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await code()).toHaveValue('CHOKDEE2569')
  expect(main().getByText(words.none)).toBeVisible()
})

it('EXTRA-6 points', async () => {
  const page = await site.renderAt('/member/coupon', { as: 'hero' })
  await use(page, 'points100')
  const dialog = await done()
  expect(dialog.getByText(words.points('100'))).toBeVisible()
  expect(dialog.getByText('98,700')).toBeVisible()
})

it('EXTRA-6 a wrong code stands beside the field, with the tries that are left', async () => {
  const page = await site.renderAt('/member/coupon', { as: 'narin1990' })
  expect(await main().findByText(words.triesLeft(5))).toBeVisible()
  await use(page, 'CHOKDE2569')
  expect(await main().findByText(couponMessages.unknown)).toBeVisible()
  expect(await code()).toHaveValue('CHOKDE2569')
  expect(await main().findByText(words.triesLeft(4))).toBeVisible()
  await page.user.click(main().getByRole('button', { name: words.clear }))
  expect(await code()).toHaveValue('')
  expect(await code()).toHaveFocus()
})

it('EXTRA-6 the history knows what ran out', async () => {
  await site.renderAt('/member/coupon', { as: 'narin1990' })
  const rows = await main().findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('LOYKRATHONG')
  expect(rows[0]).toHaveTextContent('+฿30.00')
  expect(rows[1]).toHaveTextContent(words.states.expired)
})

it.each([
  ['WELCOME88', couponMessages.expired],
  ['GONE', couponMessages.usedUp],
  ['SPIN10', couponMessages.notServed],
  ['SOON', couponMessages.notYet],
])('EXTRA-6 %s: %s', async (typed, sentence) => {
  const page = await site.renderAt('/member/coupon', { as: 'arisa' })
  await use(page, typed)
  expect(await main().findByText(sentence)).toBeVisible()
  expect(main().getByText(words.none)).toBeVisible()
})

it('EXTRA-6 the Thai keyboard is noticed before anything is sent', async () => {
  const page = await site.renderAt('/member/coupon', { as: 'arisa' })
  const field = await code()
  await page.user.type(field, 'ๅนหก')
  expect(main().getByText(forms.thaiKeyboard)).toBeVisible()
  await page.user.click(main().getByRole('button', { name: words.use }))
  expect(await main().findByText(words.codeShape)).toBeVisible()
  expect(site.asked.filter((path) => path.includes('redeem'))).toEqual([])
})

it('EXTRA-6 too many wrong codes: the button says how long', async () => {
  site.answer(previewCoupon, () =>
    Response.json(
      { error: 429, message: '', data: { retry_after: 90 } },
      { status: 429, headers: { 'Retry-After': '90' } },
    ),
  )
  const page = await site.renderAt('/member/coupon', { as: 'arisa' })
  await use(page, 'ANY')
  await waitFor(() => expect(main().getByRole('button', { name: /ลองใหม่ได้ใน/ })).toBeDisabled())
})

it('EXTRA-6 an end that is not known is said, and asked for again', async () => {
  const page = await site.renderAt('/member/coupon', { as: 'boy' })
  site.answer(redeemCoupon, async (request) => {
    await site.server.app.fetch(request)
    return broken()
  })
  await use(page, 'LOYKRATHONG')
  const dialog = await done()
  expect(dialog.getByText('+฿30.00')).toBeVisible()
  expect(dialog.getByText(words.noTurnover)).toBeVisible()
  expect(screen.queryByText(moneyWrite.unknownTitle)).toBeNull()
  expect(site.asked.filter((path) => path.includes('coupon/redeem'))).toHaveLength(1)
})

it('LOGIN-6 a history that cannot be loaded leaves the form standing', async () => {
  site.answer(getCouponHistory, () => failure(500))
  const page = await site.renderAt('/member/coupon', { as: 'arisa' })
  expect(await code()).toBeVisible()
  expect(await main().findByText(words.historyFailed)).toBeVisible()
  site.mend(getCouponHistory)
  await page.user.click(main().getByRole('button', { name: shell.retry }))
  expect(await main().findByText(words.none)).toBeVisible()
})
