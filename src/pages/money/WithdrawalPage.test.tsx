// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { AMOUNT_PAYOUT_BY_HAND } from '#sandbox/sentinels.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()

it('PAY-2 what could be withdrawn before a request is not said of the time after it', async () => {
  let asked = false
  let answer = () => {}
  const waits = new Promise<void>((resolve) => (answer = resolve))
  site.answer(createWithdrawal, (request) => {
    asked = true
    return site.server.app.fetch(request)
  })
  site.answer(getWithdrawOptions, async (request) => {
    if (asked) await waits
    return site.server.app.fetch(request)
  })
  const { user } = await site.renderAt('/member/withdraw', { as: 'hero' })
  await user.type(await screen.findByLabelText(withdraw.amount), AMOUNT_PAYOUT_BY_HAND)
  await user.click(screen.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }))
  const review = within(await screen.findByRole('dialog', { name: withdraw.reviewTitle }))
  await user.click(review.getByRole('button', { name: withdraw.reviewConfirm }))
  const left = (await screen.findByText(withdraw.withdrawableLeft)).parentElement
  expect(left).not.toHaveTextContent('฿')
  answer()
  await waitFor(() => expect(left).toHaveTextContent('฿249,223.00'))
})
