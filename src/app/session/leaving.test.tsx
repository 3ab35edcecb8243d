/** SHELL-5 on the whole site: from wherever a member leaves, the way ends at home, and the toast says what is true. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getUserInfo, logout } from '#contracts/auth.ts'
import { useSession } from '#src/stores/session.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { signOutWords } from '#src/strings/sign-out.ts'
import { shell } from '#src/strings/shell.ts'
import { broken, failure, never } from '#tests/harness/page-server.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'
import { seeToast } from '#tests/harness/see-toast.ts'

const site = openSite()

/** By the member's side navigation, or where there is none by the menu; confirmed. */
async function leave({ user }: Site): Promise<void> {
  const aside = screen.queryByRole('button', { name: memberArea.logout })
  if (aside) await user.click(aside)
  else {
    await user.click(await screen.findByRole('button', { name: shell.openMenu }))
    const menu = await screen.findByRole('dialog', { name: memberArea.menuTitle })
    await user.click(within(menu).getByRole('button', { name: memberArea.logout }))
  }
  const sure = await screen.findByRole('alertdialog', { name: signOutWords.title })
  await user.click(within(sure).getByRole('button', { name: signOutWords.confirm }))
}

it.each([
  '/',
  '/redeem',
  '/lobby/slot',
  '/lotto/bills',
  '/member',
  '/member/coupon',
  '/member/inbox',
  '/member/profile',
  '/member/promotions',
  '/member/statement',
  '/member/wheel',
  '/member/deposit',
  '/member/withdraw',
])('SHELL-5 whoever signs out on %s is at home and reads so', async (path) => {
  const view = await site.renderAt(path, { as: 'narin1990' })
  await screen.findByRole('button', { name: shell.openMenu })
  await waitFor(() => expect(site.asked.length).toBeGreaterThan(0))
  await leave(view)
  await seeToast(signOutWords.done)
  // What a page in view may still ask, and how that ends, has its time.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(view.address()).toBe('/')
  expect(useSession.getState()).toEqual({ user: null, ended: 'signedOut' })
  expect(screen.getAllByRole('button', { name: shell.login }).length).toBeGreaterThan(0)
})

it.each([
  ['is out of order', () => failure(500)],
  ['cannot be reached', broken],
  ['does not answer', never],
])('SHELL-5 the server %s: signed out on this device is what is said', async (_, answer) => {
  const view = await site.renderAt('/member', { as: 'narin1990' })
  site.answer(logout, answer)
  await leave(view)
  await seeToast(signOutWords.here)
  expect(screen.queryByText(signOutWords.done)).toBeNull()
  expect(useSession.getState()).toEqual({ user: null, ended: 'signedOut' })
  expect(view.address()).toBe('/')
})

it('SHELL-5 a session that the server has ended already is signed out everywhere', async () => {
  const view = await site.renderAt('/member', { as: 'narin1990' })
  site.answer(logout, () => failure(401))
  await leave(view)
  await seeToast(signOutWords.done)
  expect(view.address()).toBe('/')
})

it('LOGIN-6 an answer about the session that was left is no news', async () => {
  const view = await site.renderAt('/member', { as: 'narin1990' })
  let late = () => {}
  const asked = new Promise<void>((resolve) => (late = resolve))
  site.answer(getUserInfo, async () => {
    await asked
    return failure(401)
  })
  await view.go('/member/coupon')
  await leave(view)
  await seeToast(signOutWords.done)
  late()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(view.address()).toBe('/')
  expect(useSession.getState().ended).toBe('signedOut')
})
