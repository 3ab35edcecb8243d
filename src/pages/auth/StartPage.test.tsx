import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getProfile } from '#contracts/account.ts'
import { login } from '#contracts/auth.ts'
import { linkTokens } from '#server/db/schema/identity.ts'
import { sandboxMessages } from '#server/db/schema/sandbox.ts'
import { hashToken, newToken } from '#server/kit/identity/tokens.ts'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { invited } from '#src/stores/invitation.ts'
import { lineLinkFound, useLineLink } from '#src/stores/line-link.ts'
import { useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()

/** What the server gives a LINE account that it does not know. */
async function ticket(name = 'Narin'): Promise<string> {
  const token = newToken()
  const now = site.server.clock.now()
  await site.server.db.insert(linkTokens).values({
    tokenHash: hashToken(token),
    sub: `U-${token}`,
    displayName: name,
    pictureUrl: '',
    createdAt: now,
    expiresAt: now + 60_000,
  })
  return token
}

async function arrive(returnTo: string | null = null, name = 'Narin'): Promise<Site> {
  const view = await site.renderAt('/promotions')
  const token = await ticket(name)
  act(() => lineLinkFound({ token, name, picture: '' }, returnTo))
  await view.go('/start')
  await screen.findByRole('heading', { level: 2, name: firstUse.hello(name) })
  return view
}

const lineNameOf = async () =>
  (await site.server.call(getProfile, {}, { as: useSession.getState().user!.token })).data.line?.display_name

async function codeFor(mobile: string): Promise<string> {
  const rows = await site.server.db.select().from(sandboxMessages)
  const sent = rows.filter(({ recipient }) => recipient === mobile).at(-1)
  return /\b\d{6}\b/.exec(sent?.body ?? '')?.[0] ?? ''
}

it('ENV-8 without a LINE account that waits there is nothing to do here: home', async () => {
  const { address } = await site.renderAt('/start')
  await waitFor(() => expect(address()).toBe('/'))
})

it('ENV-8 the password links the account, and leads to the page asked for', async () => {
  const { user, address } = await arrive('/member?from=chat')
  expect(screen.getByRole('heading', { level: 1, name: pageTitles.start })).toBeInTheDocument()
  expect(screen.getByText(firstUse.notLinked)).toBeVisible()
  const form = within(screen.getByRole('form', { name: firstUse.have }))
  await user.type(form.getByLabelText(auth.usernameOrMobile), 'somchai')
  await user.type(form.getByLabelText(auth.password), SANDBOX_PASSWORD)
  await user.click(form.getByRole('button', { name: firstUse.link }))
  await waitFor(() => expect(address()).toBe('/member?from=chat'))
  expect(await lineNameOf()).toBe('Narin')
  expect(useLineLink.getState()).toEqual({ link: null, returnTo: null })
})

it('LOGIN-4 a wrong password is said, and the ticket is still good', async () => {
  const { user, address } = await arrive()
  const form = within(screen.getByRole('form', { name: firstUse.have }))
  await user.type(form.getByLabelText(auth.usernameOrMobile), 'hero')
  await user.type(form.getByLabelText(auth.password), 'not-the-password')
  await user.click(form.getByRole('button', { name: firstUse.link }))
  await waitFor(() => expect(form.getByLabelText(auth.password)).toBeInvalid())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.clear(form.getByLabelText(auth.password))
  await user.type(form.getByLabelText(auth.password), SANDBOX_PASSWORD)
  await user.click(form.getByRole('button', { name: firstUse.link }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(await lineNameOf()).toBe('Narin')
})

it('ENV-8 a code by SMS instead of the password links it as well', async () => {
  const { user, address } = await arrive('/member')
  await user.click(screen.getByRole('button', { name: firstUse.bySmsLink }))
  await user.type(await screen.findByLabelText(auth.mobile), '0810000021')
  await user.click(screen.getByRole('button', { name: auth.otpRequest }))
  await user.type(await screen.findByLabelText(auth.otpLabel), await codeFor('0810000021'))
  await waitFor(() => expect(address()).toBe('/member'))
  expect(useSession.getState().user?.username).toBe('nid')
  expect(await lineNameOf()).toBe('Narin')
})

it('ENV-8 a number without an account is answered alike, and no message goes out', async () => {
  const { user } = await arrive()
  await user.click(screen.getByRole('button', { name: firstUse.bySmsLink }))
  await user.type(await screen.findByLabelText(auth.mobile), '0987654321')
  await user.click(screen.getByRole('button', { name: auth.otpRequest }))
  expect(await screen.findByText(auth.otpOnlyMembers)).toBeVisible()
  expect(await codeFor('0987654321')).toBe('')
  await user.type(screen.getByLabelText(auth.otpLabel), '000000')
  await waitFor(() => expect(screen.getByLabelText(auth.otpLabel)).toHaveValue(''))
  await user.click(screen.getByRole('button', { name: auth.changeMobile }))
  expect(screen.getByLabelText(auth.mobile)).toHaveValue('098-765-4321')
  await user.click(screen.getByRole('button', { name: firstUse.byPassword }))
  expect(screen.getByLabelText(auth.usernameOrMobile)).toBeVisible()
})

it('ENV-8 two steps, a username suggested, the referral of the link, and signed in at the end', async () => {
  const { user, address } = await arrive('/member')
  act(() => invited('/?code=A7K2P9'))
  await user.click(screen.getByRole('radio', { name: firstUse.create }))
  expect(screen.getByText(firstUse.twoSteps)).toBeVisible()
  const form = within(await screen.findByRole('form', { name: firstUse.create }))
  expect(form.queryByLabelText(auth.knowUs)).toBeNull()
  expect(form.getByLabelText<HTMLInputElement>(auth.username).value).toMatch(/^narin\d{4}$/)
  expect(form.getByLabelText(auth.referral)).toHaveValue('A7K2P9')
  expect(form.getByText(firstUse.fromLink)).toBeVisible()
  await user.type(form.getByLabelText(auth.mobile), '0812223334')
  await user.type(form.getByLabelText(auth.password), 'sunny-kite-42')
  await user.click(form.getByRole('button', { name: auth.otpRequest }))
  await user.type(await screen.findByLabelText(auth.otpLabel), await codeFor('0812223334'))
  await waitFor(() => expect(address()).toBe('/member'))
  expect(await lineNameOf()).toBe('Narin')
  const { data } = await site.server.call(getProfile, {}, { as: useSession.getState().user!.token })
  expect(data).toMatchObject({ mobile_verified: true, mobile: '0812223334' })
})

it('REG-4 registered, but signing in fails: name and password are shown, and the way in', async () => {
  const { user } = await arrive()
  site.answer(login, () => failure(500))
  await user.click(screen.getByRole('radio', { name: firstUse.create }))
  await user.type(await screen.findByLabelText(auth.mobile), '0812223335')
  await user.type(screen.getByLabelText(auth.password), 'sunny-kite-42')
  await user.click(screen.getByRole('button', { name: auth.otpRequest }))
  await user.type(await screen.findByLabelText(auth.otpLabel), await codeFor('0812223335'))
  expect(await screen.findByText('sunny-kite-42')).toBeVisible()
  site.mend(login)
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: auth.login }))
  await waitFor(() => expect(useSession.getState().user).not.toBeNull())
})

it('ENV-8 looking around first links nothing and forgets the ticket', async () => {
  const { user, address } = await arrive('/member')
  await user.click(screen.getByRole('button', { name: firstUse.skip }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(useLineLink.getState().link).toBeNull()
  expect(useSession.getState().user).toBeNull()
})

it('ENV-8 a picture that cannot be shown is no failure', async () => {
  const { go } = await site.renderAt('/promotions')
  act(() => lineLinkFound({ token: 't', name: '', picture: 'https://profile.line-scdn.net/gone' }, null))
  await go('/start')
  const main = screen.getByRole('main')
  await screen.findByRole('heading', { level: 2, name: firstUse.hello('') })
  const picture = main.querySelector('img')!
  act(() => void picture.dispatchEvent(new Event('error')))
  expect(main.querySelector('img')).toBeNull()
})
