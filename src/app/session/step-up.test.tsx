/** Half an hour away from the site, then money: one small question, and the same act goes on (decision 038). */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getUserInfo } from '#contracts/auth.ts'
import { createBill } from '#contracts/bills.ts'
import { redeemCoupon } from '#contracts/coupon.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { accountMessages as say } from '#server/strings/account.ts'
import { errors } from '#server/strings/errors.ts'
import { FRESH_LIFE, openSession } from '#server/kit/identity/sessions.ts'
import { platformDouble } from '#src/platform/double.ts'
import { slipOf, useSlips } from '#src/stores/slip.ts'
import { takeReturnTo } from '#src/stores/visit.ts'
import { billCheck, receipt } from '#src/strings/lotto/bill.ts'
import { coupon } from '#src/strings/rewards/coupon.ts'
import { lottoEntry } from '#src/strings/lotto/lotto-entry.ts'
import { proof as words } from '#src/strings/auth/proof.ts'
import { ui } from '#src/strings/ui.ts'
import { linesOf, openRound } from '#tests/harness/lotto.ts'
import { agree } from '#tests/harness/consent.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const question = async () => within(await screen.findByRole('dialog', { name: words.stepUp.title }))

interface Sent {
  key: string | null
  body: unknown
}
let sent: Sent[] = []

beforeEach(() => {
  sent = []
  useSlips.setState({ slips: {}, past: {}, notices: {} })
})

/** What went to the endpoint, answered by the server all the same. */
function watch(endpoint: Endpoint): void {
  site.answer(endpoint, async (request) => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.clone().json() })
    return site.server.app.fetch(request)
  })
}

/** Signed in just now, as the site does it, and at no other device. */
async function justSignedIn(username: string): Promise<string> {
  const token = await site.tokenOf(username)
  const { data } = await site.server.call(getUserInfo, {}, { as: token })
  return openSession(site.server.db, { memberId: data.user.id, now: site.server.clock.now() })
}

async function useCoupon({ user }: Pick<Site, 'user'>, code: string) {
  await user.type(await main().findByRole('textbox', { name: coupon.code }), code)
  await user.click(main().getByRole('button', { name: coupon.use }))
}

async function givePassword({ user }: Pick<Site, 'user'>, password: string) {
  const dialog = await question()
  await user.clear(dialog.getByLabelText(words.yourPassword))
  await user.type(dialog.getByLabelText(words.yourPassword), password)
  await user.click(dialog.getByRole('button', { name: words.stepUp.submit }))
}

it('LOGIN-8 what pages ask by themselves does not count; with the password the very same request goes on', async () => {
  watch(redeemCoupon)
  const token = await justSignedIn('somchai')
  const page = await site.renderAt('/member', { token })
  for (const path of ['/member/inbox', '/member/statement', '/member/coupon']) {
    site.server.clock.advance(FRESH_LIFE / 3)
    await page.go(path)
  }
  await useCoupon(page, 'CHOKDEE2569')
  await agree(page.user, 'coupon')
  await givePassword(page, 'not-the-password')
  expect(await (await question()).findByText(say.passwordWrong)).toBeVisible()
  await givePassword(page, SANDBOX_PASSWORD)
  expect(await screen.findByRole('dialog', { name: coupon.doneTitle })).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[0]!.key).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
  expect(sent[1]).toEqual(sent[0])
})

it('LOGIN-8 who closes the question has done nothing, reads so, and keeps what was typed', async () => {
  const token = await justSignedIn('hero')
  const page = await site.renderAt('/member/coupon', { token })
  site.server.clock.advance(FRESH_LIFE)
  await useCoupon(page, 'LOYKRATHONG')
  const dialog = await question()
  await page.user.click(dialog.getByRole('button', { name: ui.close }))
  expect(await screen.findByText(errors.stepUp)).toBeVisible()
  expect(main().getByRole('textbox', { name: coupon.code })).toHaveValue('LOYKRATHONG')
})

it('LOGIN-8 who knows no password goes to set one, and comes back', async () => {
  const token = await justSignedIn('nid')
  const page = await site.renderAt('/member/coupon', { token })
  site.server.clock.advance(FRESH_LIFE)
  await useCoupon(page, 'LOYKRATHONG')
  await page.user.click((await question()).getByRole('button', { name: words.noPassword }))
  await waitFor(() => expect(page.address()).toBe('/forgot'))
  expect(takeReturnTo()).toBe('/member/coupon')
})

it('LOGIN-8 a slip of half an hour is sent with one press more: nothing is typed again', async () => {
  watch(createBill)
  const round = await openRound(site)
  const token = await justSignedIn('hero')
  const view = `/lotto/${round.round_id}?view=slip`
  const lines = linesOf([['top2', '27', 20]])
  useSlips.setState({
    slips: { [round.round_id]: { walletId: '', price: null, prices: null, lines, at: Date.now() } },
  })
  const page = await site.renderAt(view, { token })
  site.server.clock.advance(FRESH_LIFE)
  await page.user.click(await main().findByRole('button', { name: lottoEntry.send }))
  const check = within(await screen.findByRole('dialog', { name: billCheck.titleOf('1') }))
  await page.user.click(await check.findByRole('button', { name: `${billCheck.send} ฿20.00` }))
  await question()
  expect(slipOf(useSlips.getState(), round.round_id).lines).toHaveLength(1)
  await givePassword(page, SANDBOX_PASSWORD)
  expect(await screen.findByRole('dialog', { name: receipt.title })).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

it('LOGIN-8 inside LINE one press proves it', async () => {
  const token = await justSignedIn('wanchai')
  const idToken = async () => ({ kind: 'idToken' as const, idToken: 'of wanchai' })
  const { rows } = await site.server.db.execute<{ sub: string }>(
    `select sub from line_identities join members on members.id = member_id where username = 'wanchai'`,
  )
  const theirs = { sub: rows[0]!.sub, name: '', picture: '' }
  const verify = vi.spyOn(site.server.deps.services.line!, 'verify').mockResolvedValue(theirs)
  const inLine = { ...platformDouble(), credential: idToken }
  const page = await site.renderAt('/member/coupon', { token, platform: inLine })
  site.server.clock.advance(FRESH_LIFE)
  await useCoupon(page, 'LOYKRATHONG')
  await page.user.click(await (await question()).findByRole('button', { name: words.byLine }))
  expect(await screen.findByRole('dialog', { name: coupon.doneTitle })).toBeVisible()
  verify.mockRestore()
})

it('LOGIN-8 on the web LINE opens in a tab of its own, and the act goes on from here', async () => {
  const token = await justSignedIn('arisa')
  const platform = platformDouble({ signInUrl: '/sandbox/line/authorize?state=x' })
  const page = await site.renderAt('/member/coupon', { token, platform })
  site.server.clock.advance(FRESH_LIFE)
  await useCoupon(page, 'LOYKRATHONG')
  const dialog = await question()
  const link = await dialog.findByRole('link', { name: words.byLine })
  await waitFor(() => expect(link).toHaveAttribute('href', '/sandbox/line/authorize?state=x'))
  expect(link).toHaveAttribute('target', '_blank')
  link.addEventListener('click', (event) => event.preventDefault())
  await page.user.click(link)
  // Too early: the server asks again, and nothing has happened.
  await page.user.click(await dialog.findByRole('button', { name: words.goOn }))
  await givePassword(page, SANDBOX_PASSWORD)
  expect(await screen.findByRole('dialog', { name: coupon.doneTitle })).toBeVisible()
})
