import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { useInvitation } from '#src/stores/invitation.ts'
import { useVisit } from '#src/stores/visit.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { shell } from '#src/strings/shell.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()

async function logIn({ user }: Site, form: HTMLElement, username = 'somchai') {
  await user.type(within(form).getByLabelText(auth.usernameOrMobile), username)
  await user.type(within(form).getByLabelText(auth.password), SANDBOX_PASSWORD)
  await user.click(within(form).getByRole('button', { name: auth.login }))
}

it.each(['/login', '/register'])('ROUTE-3 a member on %s is led to the wallets', async (path) => {
  const { address } = await site.renderAt(path, { as: 'somchai' })
  expect(await screen.findByRole('heading', { name: shell.myWallets })).toBeVisible()
  expect(address()).toBe('/member')
})

it('ROUTE-3 a visitor on a member page goes to /login, and after it to the page first asked for', async () => {
  const visit = await site.renderAt('/member/deposit?amount=500')
  const form = await screen.findByRole('form', { name: auth.loginTitle })
  expect(visit.address()).toBe('/login')
  await logIn(visit, form)
  await waitFor(() => expect(visit.address()).toBe('/member/deposit?amount=500'))
  expect(await screen.findByRole('heading', { level: 1, name: pageTitles.deposit })).toBeVisible()
})

it('ROUTE-3 a visitor who came by an agent goes home with its code, where the login dialog opens', async () => {
  const visit = await site.renderAt('/member/wheel', { agentCode: 'chokdee' })
  expect(visit.address()).toBe('/?ag=chokdee')
  const dialog = await screen.findByRole('dialog', { name: auth.loginTitle })
  await logIn(visit, dialog)
  await waitFor(() => expect(visit.address()).toBe('/member/wheel'))
})

it('ROUTE-3 closing that dialog gives up the page that was asked for', async () => {
  const visit = await site.renderAt('/member/wheel', { agentCode: 'chokdee' })
  const dialog = await screen.findByRole('dialog', { name: auth.loginTitle })
  await visit.user.click(within(dialog).getByRole('button', { name: shell.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(useVisit.getState().returnTo).toBeNull()
  expect(visit.address()).toBe('/?ag=chokdee')
})

it('ROUTE-3 the agent of ?ag= is remembered through the visit', async () => {
  const visit = await site.renderAt('/?ag=chokdee')
  await visit.go('/promotions')
  await visit.go('/member/coupon')
  await waitFor(() => expect(visit.address()).toBe('/?ag=chokdee'))
})

it('REG-1 ?code= is a referral', async () => {
  await site.renderAt('/?code=B0Y2B2')
  expect(useInvitation.getState().referral).toBe('B0Y2B2')
})

it('ENV-8 a code beside a state is an answer of LINE and no referral', async () => {
  await site.renderAt('/?code=oauth-code&state=of-this-browser&ag=chokdee')
  await waitFor(() => expect(useInvitation.getState().agentCode).toBe('chokdee'))
  expect(useInvitation.getState().referral).toBeNull()
})

it('ROUTE-2 an unknown address: status, the words of the specification, Thai, and a way home', async () => {
  const { user, address } = await site.renderAt('/no/such/page')
  expect(await screen.findByRole('heading', { name: shell.notFoundTitle })).toBeVisible()
  expect(screen.getByText('404')).toBeVisible()
  expect(screen.getByText(/Not Found · This page could not be found/)).toBeVisible()
  expect(screen.getByText(shell.notFoundBody)).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  await user.click(screen.getByRole('link', { name: shell.goHome }))
  await waitFor(() => expect(address()).toBe('/'))
})

it.each(['/lobby/nothing', '/member/no-such'])('ROUTE-2 %s is 404 inside the site', async (path) => {
  await site.renderAt(path, { as: 'somchai' })
  expect(await screen.findByText('404')).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
})

it('ROUTE-2 anything else that fails says that an error occurred, keeps the header, and leads home', async () => {
  const { router, user, address } = await site.renderAt('/')
  const pages = router.routes[0]!.children![0]!.children![0]!
  const broken = pages.children!.find((route) => route.path === 'redeem')!
  const loader = broken.loader
  broken.loader = async () => {
    throw new Error('the code of this page is gone')
  }
  void router.navigate('/redeem')
  expect(await screen.findByRole('heading', { name: shell.errorTitle })).toBeVisible()
  expect(screen.getByText('An error occurred')).toBeVisible()
  expect(screen.queryByText('404')).toBeNull()
  expect(screen.getByRole('button', { name: shell.reload })).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
  broken.loader = loader
  await user.click(screen.getByRole('link', { name: shell.goHome }))
  await waitFor(() => expect(address()).toBe('/'))
})
