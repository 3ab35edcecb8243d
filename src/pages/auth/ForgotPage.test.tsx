import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getResetLinks, resetPassword } from '#contracts/account.ts'
import { login } from '#contracts/auth.ts'
import { agentSettings } from '#server/db/schema/agent.ts'
import { members } from '#server/db/schema/member.ts'
import { sandboxMessages } from '#server/db/schema/sandbox.ts'
import { lineIdentityOf } from '#server/modules/auth/read-member.ts'
import { authMessages as say } from '#server/strings/auth.ts'
import { useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { errors } from '#src/strings/errors.ts'
import { forgot } from '#src/strings/auth/forgot.ts'
import { forms } from '#src/strings/forms.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { password as words } from '#src/strings/auth/password.ts'
import { broken, failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const NEW = 'sunny-kite-42'

/** Each test its own person: the server sends one number a code a minute. */
const mobiles = {
  somchai: '0810000004',
  hero: '0810000003',
  nid: '0810000021',
  boy: '0810000022',
  fon: '0810000023',
}

async function codeFor(mobile: string): Promise<string> {
  const rows = await site.server.db.select().from(sandboxMessages)
  const sent = rows.filter(({ recipient }) => recipient === mobile).at(-1)
  return /\b\d{6}\b/.exec(sent?.body ?? '')?.[0] ?? ''
}

async function askFor(user: UserEvent, mobile: string) {
  const form = within(await screen.findByRole('form', { name: forgot.mobileTitle }))
  await user.type(form.getByLabelText(auth.mobile), mobile)
  await user.click(form.getByRole('button', { name: auth.otpRequest }))
  return screen.findByLabelText(auth.otpLabel)
}

async function prove(user: UserEvent, mobile: string) {
  await user.type(await askFor(user, mobile), await codeFor(mobile))
  return within(await screen.findByRole('form', { name: forgot.newTitle }))
}

async function choose(user: UserEvent, form: ReturnType<typeof within>, password = NEW, repeat = password) {
  await user.clear(form.getByLabelText(words.new))
  await user.clear(form.getByLabelText(words.repeat))
  await user.type(form.getByLabelText(words.new), password)
  await user.type(form.getByLabelText(words.repeat), repeat)
  await user.click(form.getByRole('button', { name: forgot.save }))
}

const canSignIn = async (username: string, password: string) =>
  (await site.server.call(login, { username, password, agent_code: 'chokdee' })).error === 0

it('LOGIN-7 number, code, new password, and signed in', async () => {
  const { user, address } = await site.renderAt('/forgot')
  expect(await screen.findByRole('heading', { level: 1, name: pageTitles.forgot })).toBeVisible()
  expect(screen.getByText(forgot.neverAsked)).toBeVisible()
  const form = await prove(user, mobiles.somchai)
  await choose(user, form)
  await waitFor(() => expect(address()).toBe('/member'))
  expect(useSession.getState().user?.username).toBe('somchai')
  expect(await canSignIn('somchai', NEW)).toBe(true)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(mobiles.somchai)
})

it('LOGIN-7 a number without an account is answered in the same words, and no message goes out', async () => {
  const { user } = await site.renderAt('/forgot')
  await askFor(user, '0987654321')
  expect(screen.getByText(auth.otpOnlyMembers)).toBeVisible()
  expect(screen.getByText('098-•••-4321')).toBeVisible()
  expect(await codeFor('0987654321')).toBe('')
})

it('REG-6 a wrong code is taken out and said; another number can be given', async () => {
  const { user } = await site.renderAt('/forgot')
  const field = await askFor(user, mobiles.hero)
  await user.type(field, (await codeFor(mobiles.hero)) === '000000' ? '111111' : '000000')
  expect(await screen.findByText(say.otpWrong)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(auth.otpLabel)).toHaveValue(''))
  await user.click(screen.getByRole('button', { name: auth.changeMobile }))
  expect(screen.getByLabelText(auth.mobile)).toHaveValue('081-000-0003')
})

it('LOGIN-7 the password must be long enough, the same twice, and not what everybody tries', async () => {
  const { user } = await site.renderAt('/forgot')
  const form = await prove(user, mobiles.nid)
  await choose(user, form, 'short')
  expect(await form.findByText(forms.passwordTooShort(8))).toBeVisible()
  await choose(user, form, NEW, 'sunny-kite-43')
  expect(await form.findByText(words.differs)).toBeVisible()
  await choose(user, form, '12345678')
  expect(await form.findByText(say.passwordEasy)).toBeVisible()
  await choose(user, form)
  await waitFor(() => expect(useSession.getState().user?.username).toBe('nid'))
})

it('LOGIN-7 set, but signing in fails: said, and on to the login form', async () => {
  site.answer(login, () => failure(500))
  const { user, address } = await site.renderAt('/forgot')
  await choose(user, await prove(user, mobiles.boy))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(await screen.findByText(errors.sentence.server)).toBeVisible()
  site.mend(login)
  expect(await canSignIn('boy', NEW)).toBe(true)
})

it('LOGIN-7 no answer: whether it was set is asked by signing in, not by sending it again', async () => {
  let sent = 0
  const { user, address } = await site.renderAt('/forgot')
  const form = await prove(user, mobiles.fon)
  site.answer(resetPassword, async (request) => {
    sent += 1
    await site.server.app.fetch(request)
    return broken()
  })
  await choose(user, form)
  await waitFor(() => expect(address()).toBe('/member'))
  expect(sent).toBe(1)
})

const linkOf = async (username: string) => {
  const { db } = site.server
  const [member] = await db.select({ id: members.id }).from(members).where(eq(members.username, username))
  return lineIdentityOf(db, member!.id)
}

it('ENV-8 LOGIN-7 says which LINE was linked lately, and unlinks it with the new password', async () => {
  const { user } = await site.renderAt('/forgot')
  const form = await prove(user, '0810000002')
  const unlink = await form.findByRole('switch', { name: new RegExp(`^${forgot.unlinkLine}`) })
  expect(unlink).toBeChecked()
  expect(form.getByText(/^เชื่อมกับ LINE “.+” ไว้เมื่อ /)).toBeVisible()
  await choose(user, form)
  await waitFor(() => expect(useSession.getState().user?.username).toBe('narin1990'))
  expect(await linkOf('narin1990')).toBeNull()
})

it('ENV-8 LOGIN-7 the member keeps the LINE that is theirs', async () => {
  const { user } = await site.renderAt('/forgot')
  const form = await prove(user, '0810000501')
  await user.click(await form.findByRole('switch', { name: new RegExp(`^${forgot.unlinkLine}`) }))
  await choose(user, form)
  await waitFor(() => expect(useSession.getState().user?.username).toBe('ploy'))
  expect(await linkOf('ploy')).not.toBeNull()
})

it('LOGIN-7 a platform that tells nothing of links is asked for the password alone', async () => {
  site.answer(getResetLinks, () => failure(404))
  let sent: unknown
  const { user } = await site.renderAt('/forgot')
  const form = await prove(user, '0810000025')
  site.answer(resetPassword, async (request) => {
    sent = await request.clone().json()
    return site.server.app.fetch(request)
  })
  await choose(user, form)
  await waitFor(() => expect(useSession.getState().user?.username).toBe('noi'))
  expect(form.queryByRole('switch')).toBeNull()
  expect(sent).not.toHaveProperty('unlink_line')
})

it('LOGIN-7 a proof that ran out begins again with the number', async () => {
  const { user } = await site.renderAt('/forgot')
  const form = await prove(user, '0810000006')
  site.answer(resetPassword, () => Response.json({ error: 1, message: say.otpTokenBad, data: null }))
  await choose(user, form)
  expect(await screen.findByText(say.otpTokenBad)).toBeVisible()
  expect(await screen.findByRole('form', { name: forgot.mobileTitle })).toBeVisible()
})

it('LOGIN-7 a platform of the second kind takes the code with the new password', async () => {
  await site.server.db
    .insert(agentSettings)
    .values({ agentCode: 'chokdee', configKey: 'reset_password_version', val: '2', defaultVal: '1' })
  const { user, address } = await site.renderAt('/forgot')
  const field = await askFor(user, '0810000024')
  const code = await codeFor('0810000024')
  await user.type(field, code === '000000' ? '111111' : '000000')
  await choose(user, within(await screen.findByRole('form', { name: forgot.newTitle })))
  // Only now is the code looked at: back to it, and the right one leads on.
  expect(await screen.findByText(say.otpWrong)).toBeVisible()
  await user.type(await screen.findByLabelText(auth.otpLabel), code)
  const form = within(await screen.findByRole('form', { name: forgot.newTitle }))
  await choose(user, form)
  await waitFor(() => expect(address()).toBe('/member'))
  expect(site.asked.some((path) => path.endsWith('/api/verify_otp'))).toBe(false)
  expect(site.asked.filter((path) => path.endsWith('/api/reset_password_v2'))).toHaveLength(2)
})
