/** Who takes a break is offered nothing, and reads what goes on meanwhile (LCCP 3.3.4, decision 083). */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { startTimeOut } from '#contracts/protection.ts'
import type { TestMember } from '#server/testing/people.ts'
import { isResting } from '#src/data/protection/pause.ts'
import { restingHeard, useResting } from '#src/stores/protection/resting.ts'
import { signedOut } from '#src/stores/session.ts'
import { firstDay } from '#src/strings/auth/first-day.ts'
import { inbox } from '#src/strings/inbox.ts'
import { landing } from '#src/strings/landing.ts'
import { share } from '#src/strings/line/share.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { shell } from '#src/strings/shell.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const card = () => main().findByRole('region', { name: words.resting })

let made = 0
let who: TestMember
beforeEach(async () => {
  made += 1
  who = await site.server.member({ mobile: `08910000${10 + made}`, wallets: [{ balance: 1_000_00 }] })
})
const rest = () => site.server.call(startTimeOut, { length: 'week' }, { as: who })

it('the home page has first steps and promotions for others, and a calm card for who rests', async () => {
  await site.renderAt('/', { token: who.token })
  expect(await main().findByRole('region', { name: firstDay.title })).toBeVisible()
  expect(await main().findByRole('heading', { name: landing.promotions })).toBeVisible()
  expect(await main().findByRole('link', { name: shell.deposit })).toBeVisible()
  await rest()
  expect(await isResting()).toBe(true)
  const calm = within(await card())
  expect(await calm.findByText(/^พักถึง /)).toBeVisible()
  expect(calm.getByRole('link', { name: words.withdraw })).toHaveAttribute('href', '/member/withdraw')
  expect(calm.getByRole('link', { name: words.history })).toHaveAttribute('href', '/member/statement')
  for (const region of [landing.banners, firstDay.title])
    expect(main().queryByRole('region', { name: region })).toBeNull()
  for (const gone of [landing.promotions, landing.hotGames, share.invite])
    expect(main().queryByRole('heading', { name: gone })).toBeNull()
  for (const gone of [shell.promotions, shell.deposit])
    expect(main().queryByRole('link', { name: gone })).toBeNull()
})

it('the next visit begins without offers; another member of this device has them', async () => {
  await rest()
  await site.renderAt('/member/break', { token: who.token })
  await waitFor(() => expect(useResting.getState().resting).toBe(true))
  await site.renderAt('/', { token: who.token })
  expect(await card()).toBeVisible()
  expect(main().queryByRole('region', { name: landing.banners })).toBeNull()
  signedOut('signedOut')
  expect(useResting.getState().resting).toBe(false)
})

it.each(['/promotions', '/share', '/member/creditfree', '/member/coupon'])(
  '%s says what goes on instead, and the menu does not lead there',
  async (path) => {
    await rest()
    const { user } = await site.renderAt('/member/profile', { token: who.token })
    expect(await isResting()).toBe(true)
    await user.click(screen.getByRole('button', { name: shell.openMenu }))
    const menu = within(await screen.findByRole('dialog', { name: memberArea.menuTitle }))
    expect(menu.getByRole('link', { name: memberArea.statement })).toBeVisible()
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(path)
    const page = await site.renderAt(path, { token: who.token })
    expect(await card()).toBeVisible()
    expect(page.address()).toBe(path)
  },
)

it('the inbox keeps what is theirs, without announcements and events', async () => {
  await rest()
  await site.renderAt('/member/inbox', { token: who.token })
  restingHeard(true)
  await waitFor(() => expect(main().queryByRole('button', { name: inbox.latest })).toBeNull())
  expect(main().queryByRole('heading', { name: inbox.events })).toBeNull()
})
