import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getNotifications } from '#contracts/agent.ts'
import { getUserInfo, login } from '#contracts/auth.ts'
import { SANDBOX_PASSWORD, USERNAME_BREAKS } from '#sandbox/sentinels.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { errors } from '#src/strings/errors.ts'
import { forms } from '#src/strings/forms.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { shell } from '#src/strings/shell.ts'
import { broken, failure, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()

const page = () => screen.findByRole('form', { name: auth.loginTitle })
const dialogNamed = (name: string | RegExp) => screen.findByRole('dialog', { name })
/** Where something shorter than a dialog is said. */
const toastText = (text: string | RegExp) => screen.findByText(text)

async function fill(user: UserEvent, form: HTMLElement, username: string, password = SANDBOX_PASSWORD) {
  const name = within(form).getByLabelText(auth.usernameOrMobile)
  await user.clear(name)
  if (username) await user.type(name, username)
  if (password) await user.type(within(form).getByLabelText(auth.password), password)
  await user.click(within(form).getByRole('button', { name: auth.login }))
}

const openDialog = async (user: UserEvent) => {
  await user.click(screen.getAllByRole('button', { name: shell.login })[0]!)
  return dialogNamed(auth.loginTitle)
}

it('LOGIN-3 on /login: token, announcements, member, then the wallets; the announcements open after it', async () => {
  const { user, address } = await site.renderAt('/login', { noticesDue: true })
  const form = await page()
  const before = site.asked.length
  await fill(user, form, 'narin1990')
  await waitFor(() => expect(address()).toBe('/member'))
  const order = site.asked
    .slice(before)
    .map((line) => line.replace(/\?.*/, ''))
    .filter((line) => /login|notifications|get_user_info/.test(line))
  expect(order.slice(0, 3)).toEqual(['POST /api/login', 'GET /api/notifications', 'GET /api/get_user_info'])
  expect(useSession.getState().user).toMatchObject({ username: 'narin1990', vipLevel: 1 })
  expect(await dialogNamed(/ประกาศสำคัญ/)).toBeVisible()
})

it('LOGIN-3 in the dialog: it closes, the fields are empty the next time, the member is on the page', async () => {
  const { user, address } = await site.renderAt('/promotions')
  await fill(user, await openDialog(user), '0810000004')
  await waitFor(() => expect(useSession.getState().user?.username).toBe('somchai'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: auth.loginTitle })).toBeNull())
  expect(address()).toBe('/promotions')
  expect(screen.queryByRole('button', { name: shell.login })).toBeNull()
})

it('LOGIN-3 SHELL-7 announcements shown less than 15 minutes ago do not open again', async () => {
  const { user, address } = await site.renderAt('/login')
  usePrefs.setState({ noticesShownAt: Date.now() - 14 * 60_000 })
  await fill(user, await page(), 'somchai')
  await waitFor(() => expect(address()).toBe('/member'))
  expect(await screen.findByRole('heading', { name: shell.myWallets })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('LOGIN-3 announcements that cannot be had keep nobody out', async () => {
  site.answer(getNotifications, () => failure(404))
  const { user, address } = await site.renderAt('/login')
  await fill(user, await page(), 'somchai')
  await waitFor(() => expect(address()).toBe('/member'))
})

it('LOGIN-3 a token that the server does not know clears the user', async () => {
  site.answer(getUserInfo, () => failure(401))
  const { user, address } = await site.renderAt('/login')
  await fill(user, await page(), 'somchai')
  expect(await screen.findByRole('alertdialog', { name: auth.expiredTitle })).toBeVisible()
  expect(useSession.getState().user).toBeNull()
  expect(address()).toBe('/login')
})

it('LOGIN-4 a refusal: the server’s sentence beside the password, the same for a wrong name and a wrong password', async () => {
  const { user } = await site.renderAt('/login')
  const form = await page()
  const sentences: (string | null)[] = []
  for (const username of ['narin1990', 'nobody-of-this-name']) {
    await fill(user, form, username.slice(0, 20), 'not-the-password')
    const password = within(form).getByLabelText(auth.password)
    await waitFor(() => expect(password).toBeInvalid())
    sentences.push(document.getElementById(password.getAttribute('aria-describedby')!)!.textContent)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(within(form).getByLabelText(auth.usernameOrMobile)).toHaveValue(username.slice(0, 20))
    await user.clear(within(form).getByLabelText(auth.password))
  }
  expect(sentences[0]).toBe(sentences[1])
  expect(sentences[0]).not.toBe('')
  expect(useSession.getState().user).toBeNull()
})

it('LOGIN-4 a suspended member is told so', async () => {
  const { user } = await site.renderAt('/login')
  await fill(user, await page(), 'suspended')
  const trouble = await screen.findByRole('alertdialog', { name: errors.troubleFound })
  const { message } = await site.server.call(login, {
    username: 'suspended',
    password: SANDBOX_PASSWORD,
    agent_code: 'chokdee',
  })
  expect(message).not.toBe('')
  expect(trouble).toHaveTextContent(message)
})

it('LOGIN-4 a thrown error: a toast, and what was typed is still there', async () => {
  const { user } = await site.renderAt('/login')
  const form = await page()
  await fill(user, form, USERNAME_BREAKS)
  expect(await toastText(new RegExp(`^${errors.sentence.server} \\(.+\\)$`))).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(within(form).getByLabelText(auth.usernameOrMobile)).toHaveValue(USERNAME_BREAKS)
  expect(within(form).getByLabelText(auth.password)).toHaveValue(SANDBOX_PASSWORD)
})

it('LOGIN-4 without a connection: a toast, and signing in works as soon as there is one', async () => {
  site.answer(login, broken)
  const { user, address } = await site.renderAt('/login')
  const form = await page()
  await fill(user, form, 'somchai')
  expect(await toastText(errors.sentence.unreachable)).toBeVisible()
  site.mend(login)
  await user.click(within(form).getByRole('button', { name: auth.login }))
  await waitFor(() => expect(address()).toBe('/member'))
})

it('LOGIN-2 says beside each field what is missing or too short, and asks nobody', async () => {
  const { user } = await site.renderAt('/login')
  const form = await page()
  await fill(user, form, '', '')
  expect(await within(form).findByText(auth.usernameOrMobileRequired)).toBeVisible()
  expect(within(form).getByText(forms.passwordRequired)).toBeVisible()
  await fill(user, form, 'somchai', 'short')
  expect(await within(form).findByText(forms.passwordTooShort(8))).toBeVisible()
  expect(site.asked.filter((path) => path.includes('login'))).toEqual([])
})

it('LOGIN-1 forgot closes the dialog and goes to /forgot', async () => {
  const { user, address } = await site.renderAt('/')
  const dialog = await openDialog(user)
  await user.click(within(dialog).getByRole('link', { name: auth.forgot }))
  await waitFor(() => expect(address()).toBe('/forgot'))
  expect(await screen.findByRole('heading', { level: 1, name: pageTitles.forgot })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('LOGIN-5 opening register closes login, and the reverse', async () => {
  const { user } = await site.renderAt('/')
  const loginDialog = await openDialog(user)
  await user.click(within(loginDialog).getByRole('link', { name: auth.register }))
  const registerDialog = await dialogNamed(auth.stepTitle.pending)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(within(registerDialog).getByRole('link', { name: auth.login }))
  expect(await dialogNamed(auth.loginTitle)).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

it('LOGIN-8 a name half typed when the session ended is still there after it', async () => {
  const { user, go } = await site.renderAt('/login')
  await user.type(within(await page()).getByLabelText(auth.usernameOrMobile), 'somch')
  await go('/promotions')
  await go('/login')
  expect(within(await page()).getByLabelText(auth.usernameOrMobile)).toHaveValue('somch')
  expect(within(await page()).getByLabelText(auth.password)).toHaveValue('')
})

it('LOGIN-3 an answer without a token is no sign-in', async () => {
  site.answer(login, () => success(null))
  const { user } = await site.renderAt('/login')
  await fill(user, await page(), 'somchai')
  expect(await toastText(errors.sentence.malformed)).toBeVisible()
  expect(useSession.getState().user).toBeNull()
})
