import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cancelPromotion, getActivePromotions, getEndedPromotions } from '#contracts/promotion.ts'
import { sandboxAgent } from '#sandbox/strings/agent.ts'
import { promotionMessages } from '#server/strings/promotion.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { shell } from '#src/strings/shell.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'
import { seeToast } from '#tests/harness/see-toast.ts'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const { sport, freeCredit, firstDeposit } = sandboxAgent.promotions
const cancelButton = () => main().findByRole('button', { name: words.cancelNamed(sport.name) })
const question = async () => within(await screen.findByRole('alertdialog', { name: words.cancelTitle }))

it('shows what binds each wallet, how far it is, and what was received', async () => {
  await site.renderAt('/member/promotions', { as: 'narin1990' })
  const bar = await main().findByRole('progressbar', { name: words.progressOf(sport.name) })
  expect(bar).toHaveAttribute('value', '310000')
  const card = within(bar.closest('li')!)
  expect(card.getByText('฿1,900.00')).toBeVisible()
  expect(card.getByText(words.inWallet('กระเป๋ากีฬา'))).toBeVisible()
  expect(card.getByText(words.categories.sport)).toBeVisible()
  expect(card.getByRole('link', { name: words.play })).toHaveAttribute('href', '/lobby/sport')
  expect(await main().findByText(freeCredit.name)).toBeVisible()
})

it('cancelling names what is taken back and what stays; another answer keeps it', async () => {
  const { user } = await site.renderAt('/member/promotions', { as: 'narin1990' })
  await user.click(await cancelButton())
  const dialog = await question()
  expect(dialog.getByText('฿140.00')).toBeVisible()
  expect(dialog.getByText('฿500.00')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: words.keep }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await cancelButton()).toBeVisible()
})

it('cancelling is refused when the figures have changed meanwhile, and says so', async () => {
  site.answer(cancelPromotion, () =>
    Response.json({ error: 1, message: promotionMessages.changed, data: null }),
  )
  const { user } = await site.renderAt('/member/promotions', { as: 'narin1990' })
  await user.click(await cancelButton())
  await user.click((await question()).getByRole('button', { name: words.confirmCancel }))
  const alert = within(await screen.findByRole('alertdialog', { name: words.cancelFailed }))
  expect(alert.getByText(promotionMessages.changed)).toBeVisible()
})

it('cancelled, the promotion is gone and the wallet is free', async () => {
  const { user } = await site.renderAt('/member/promotions', { as: 'narin1990' })
  await user.click(await cancelButton())
  await user.click((await question()).getByRole('button', { name: words.confirmCancel }))
  await seeToast(words.cancelled)
  await waitFor(() =>
    expect(main().queryByRole('button', { name: words.cancelNamed(sport.name) })).toBeNull(),
  )
})

it('what is over stands in the history, with how it ended and what was taken back', async () => {
  const { user, address } = await site.renderAt('/member/promotions', { as: 'narin1990' })
  await user.click(await main().findByRole('link', { name: words.history }))
  expect(address()).toBe('/member/promotions?view=history')
  const row = (await main().findByText(sport.name)).closest('li')!
  expect(within(row).getByText(words.endings.cancelled)).toBeVisible()
  expect(within(row).getByText(words.tookBack('฿140.00'))).toBeVisible()
  expect(within(row).getByText(words.playedOf('฿3,100.00', '฿5,000.00'))).toBeVisible()
  expect(main().queryByRole('progressbar')).toBeNull()
})

it('a history without anything says so; one that cannot be loaded is tried again', async () => {
  site.answer(getEndedPromotions, () => failure(500))
  const { user } = await site.renderAt('/member/promotions?view=history', { as: 'somchai' })
  const alert = await main().findByRole('alert')
  expect(alert).toHaveTextContent(words.endedFailed)
  site.mend(getEndedPromotions)
  await user.click(within(alert).getByRole('button', { name: shell.retry }))
  expect(await main().findByText(words.noEnded)).toBeVisible()
})

it('without any it says so and leads to the list', async () => {
  await site.renderAt('/member/promotions', { as: 'somchai' })
  expect(await main().findByText(words.noActive)).toBeVisible()
  expect(main().getAllByRole('link', { name: words.seeAll })[0]).toHaveAttribute('href', '/promotions')
})

it('LOGIN-6 that cannot be loaded says so and is tried again', async () => {
  site.answer(getActivePromotions, () => failure(500))
  const { user } = await site.renderAt('/member/promotions', { as: 'somchai' })
  const alert = await main().findByRole('alert')
  expect(alert).toHaveTextContent(words.activeFailed)
  site.mend(getActivePromotions)
  await user.click(within(alert).getByRole('button', { name: shell.retry }))
  expect(await main().findByText(words.noActive)).toBeVisible()
})

it('/member/creditfree: free credit that can be received', async () => {
  const { user } = await site.renderAt('/member/creditfree', { as: 'hero' })
  expect(await main().findByRole('heading', { name: freeCredit.name })).toBeVisible()
  expect(main().queryByRole('heading', { name: firstDeposit.name })).toBeNull()
  await user.click(main().getByRole('button', { name: words.termsOf(freeCredit.name) }))
  const details = within(await screen.findByRole('dialog', { name: freeCredit.name }))
  await user.click(details.getByRole('button', { name: words.share }))
  expect(await screen.findByRole('dialog', { name: 'แชร์ให้เพื่อน' })).toBeVisible()
})
