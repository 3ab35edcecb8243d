// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getWithdrawOptions } from '#contracts/withdraw.ts'
import { decide } from '#sandbox/payouts/bank.ts'
import { AMOUNT_PAYOUT_BY_HAND } from '#sandbox/sentinels.ts'
import { runPayouts } from '#server/modules/withdraw/payout.ts'
import { withdraw } from '#src/strings/money/withdraw.ts'
import { lookAgain } from '#tests/harness/jsdom/look-again.ts'
import { broken } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()

/** A request is under way; `confirmed` is called with the last press, before it is sent. */
async function ask(as: string, confirmed: () => void): Promise<void> {
  const { user } = await site.renderAt('/member/withdraw', { as })
  await user.type(await screen.findByLabelText(withdraw.amount), AMOUNT_PAYOUT_BY_HAND)
  await user.click(screen.getByRole('button', { name: new RegExp(`^${withdraw.submit}`) }))
  const review = within(await screen.findByRole('dialog', { name: withdraw.reviewTitle }))
  const confirm = review.getByRole('button', { name: withdraw.reviewConfirm })
  confirmed()
  await user.click(confirm)
}

const left = async () => (await screen.findByText(withdraw.withdrawableLeft)).parentElement

describe('PAY-2 what could be withdrawn before a change is not said of the time after it', () => {
  it('after a request', async () => {
    let answer = () => {}
    const waits = new Promise<void>((resolve) => (answer = resolve))
    await ask('hero', () =>
      site.answer(getWithdrawOptions, async (request) => {
        await waits
        return site.server.app.fetch(request)
      }),
    )
    const row = await left()
    expect(row).not.toHaveTextContent('฿')
    answer()
    await waitFor(() => expect(row).toHaveTextContent('฿249,223.00'))
  })

  it('after a refusal that nothing can be asked after', async () => {
    await ask('arisa', () => {})
    await waitFor(async () => expect(await left()).toHaveTextContent('฿3,523.00'))
    let asked = 0
    site.answer(getWithdrawOptions, () => {
      asked += 1
      return broken()
    })
    const ref = screen.getByText(/^W\d{10,}$/).textContent
    await runPayouts(site.server.deps)
    await decide(site.server.db, ref, 'name_mismatch', Date.now())
    site.server.clock.advance(60_000)
    await runPayouts(site.server.deps)
    await lookAgain()
    expect(await screen.findByRole('heading', { name: withdraw.refusedTitle })).toBeVisible()
    // A read that fails is asked for twice more; what it fails with has been drawn a moment later.
    await waitFor(() => expect(asked).toBeGreaterThan(2))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(screen.queryByText(withdraw.nowWithdrawable)).toBeNull()
  })
})
