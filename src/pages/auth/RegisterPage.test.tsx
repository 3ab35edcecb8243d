import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { desc, eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { getAgentConfig, registerType } from '#contracts/agent.ts'
import { register } from '#contracts/auth.ts'
import { declineLimits } from '#contracts/protection.ts'
import { agents } from '#server/db/schema/agent.ts'
import { sandboxMessages } from '#server/db/schema/sandbox.ts'
import { MOBILE_OTP_FAILS } from '#sandbox/sentinels.ts'
import { authMessages as said } from '#server/strings/auth.ts'
import { limitOffer } from '#src/strings/protection/limit-offer.ts'
import { useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { errors } from '#src/strings/errors.ts'
import { forms } from '#src/strings/forms.ts'
import { shell } from '#src/strings/shell.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const PASSWORD = 'krungthep-2569'

interface Person {
  username: string
  mobile: string
  password?: string
}

const main = () => within(screen.getByRole('main'))
const registerBy = (type: number) => site.server.db.update(agents).set({ registerType: type })
afterEach(async () => {
  await registerBy(registerType.sms)
})

async function fillDetails(user: UserEvent, { username, mobile, password = PASSWORD }: Person) {
  await user.clear(await screen.findByLabelText(auth.username))
  await user.type(screen.getByLabelText(auth.username), username)
  await user.type(screen.getByLabelText(auth.mobile), mobile)
  await user.type(screen.getByLabelText(auth.password), password)
  await user.selectOptions(screen.getByLabelText(auth.knowUs), '6')
  await user.click(screen.getByRole('button', { name: auth.next }))
}

/** The newest code that the sandbox's inbox holds for a number. */
async function codeFor(mobile: string): Promise<string> {
  const [message] = await site.server.db
    .select({ body: sandboxMessages.body })
    .from(sandboxMessages)
    .where(eq(sandboxMessages.recipient, mobile))
    .orderBy(desc(sandboxMessages.id))
    .limit(1)
  return /\d{6}/.exec(message!.body)![0]
}

/** Any six digits but those. */
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function fillBank(user: UserEvent, accountNo: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(auth.bankChoose) }))
  const sheet = await screen.findByRole('dialog', { name: auth.bankChoose })
  await user.type(within(sheet).getByRole('searchbox'), 'scb')
  await user.click(await within(sheet).findByRole('button', { name: /ไทยพาณิชย์/ }))
  await user.type(screen.getByLabelText(auth.fullName), 'สมหญิง ใจดี')
  await user.type(screen.getByLabelText(auth.accountNo), accountNo)
  await user.click(screen.getByRole('button', { name: auth.confirmRegister }))
}

it('REG-3 REG-4 by SMS: details, code, registered, signed in at once, home', async () => {
  const person = { username: 'somying', mobile: '0891112233' }
  const { user, address, go } = await site.renderAt('/register?code=A7K2P9')
  await waitFor(() => expect(screen.getByLabelText(auth.referral)).toHaveValue('A7K2P9'))
  await fillDetails(user, person)
  const code = await screen.findByLabelText(auth.otpLabel)
  expect(screen.getByText('089-111-2233')).toBeVisible()
  await user.type(code, await codeFor(person.mobile))
  expect(await screen.findByText(auth.welcome(person.username))).toBeVisible()
  await waitFor(() => expect(address()).toBe('/'))
  expect(useSession.getState().user?.username).toBe(person.username)
  // Asked once whether they want a limit, in nobody's way; who says no is not asked again before the first deposit.
  const offer = await main().findByRole('region', { name: limitOffer.title })
  expect(within(offer).getByRole('link', { name: limitOffer.yes })).toHaveAttribute('href', '/member/limits')
  // An answer that does not arrive is told, and given again.
  site.answer(declineLimits, () => failure(500))
  const no = within(offer).getByRole('button', { name: limitOffer.no })
  await user.click(no)
  expect(await screen.findByText(errors.sentence.server)).toBeVisible()
  expect(offer).toBeInTheDocument()
  site.mend(declineLimits)
  await waitFor(() => expect(no).not.toHaveAttribute('aria-busy'))
  await user.click(no)
  await waitFor(() => expect(offer).not.toBeInTheDocument())
  await go('/member/deposit')
  expect(await main().findByRole('link', { name: limitOffer.link })).toBeVisible()
  expect(main().queryByRole('region', { name: limitOffer.title })).toBeNull()
})

it('REG-6 a wrong code is told and cleared; the right one still goes through', async () => {
  const mobile = '0891112234'
  const { user } = await site.renderAt('/register')
  await fillDetails(user, { username: 'somsak', mobile })
  const field = await screen.findByLabelText(auth.otpLabel)
  const code = await codeFor(mobile)
  await user.type(field, another(code))
  expect(await screen.findByText(new RegExp(said.otpWrong.slice(0, 20)))).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(auth.otpLabel)).toHaveValue(''))
  expect(screen.getByText(auth.otpTriesLeft(4))).toBeVisible()
  await user.type(screen.getByLabelText(auth.otpLabel), code)
  await waitFor(() => expect(useSession.getState().user?.username).toBe('somsak'))
})

it('REG-3 back from the code to the details nothing typed is lost', async () => {
  const { user } = await site.renderAt('/register')
  await fillDetails(user, { username: 'somporn', mobile: '0891112235' })
  await screen.findByLabelText(auth.otpLabel)
  await user.click(screen.getByRole('button', { name: auth.changeMobile }))
  expect(await screen.findByLabelText(auth.username)).toHaveValue('somporn')
  expect(screen.getByLabelText(auth.password)).toHaveValue(PASSWORD)
})

it('REG-3 by bank: no code is sent, the bank is searched for, dashes are no digits, registered', async () => {
  await registerBy(registerType.bank)
  const person = { username: 'sombank', mobile: '0891112236' }
  const { user } = await site.renderAt('/register')
  await fillDetails(user, person)
  expect(await screen.findByRole('heading', { name: auth.stepTitle.bank_verification })).toBeVisible()
  expect(site.asked.filter((path) => path.includes('otp'))).toEqual([])
  await fillBank(user, '000-123-4821')
  expect(await screen.findByRole('heading', { name: auth.stepTitle.completed })).toBeVisible()
  expect(screen.getByText(person.username)).toBeVisible()
})

it('REG-6 an account that another member has is refused, and nothing typed is lost', async () => {
  await registerBy(registerType.bank)
  const { user } = await site.renderAt('/register')
  await fillDetails(user, { username: 'somdup', mobile: '0891112237' })
  await screen.findByRole('heading', { name: auth.stepTitle.bank_verification })
  await fillBank(user, '0000004821')
  expect(await screen.findByText(said.accountTaken)).toBeVisible()
  expect(screen.getByLabelText(auth.fullName)).toHaveValue('สมหญิง ใจดี')
  await user.click(main().getByRole('button', { name: auth.back }))
  expect(await screen.findByLabelText(auth.username)).toHaveValue('somdup')
})

it('REG-2 a name and a number that are taken are said beside their fields', async () => {
  const { user } = await site.renderAt('/register')
  await fillDetails(user, { username: 'narin1990', mobile: '0891112238' })
  expect(await screen.findByText(said.usernameTaken)).toBeVisible()
  const name = screen.getByLabelText(auth.username)
  expect(name).toBeInvalid()
  expect(screen.getByLabelText(auth.mobile)).toHaveValue('089-111-2238')
  await user.clear(name)
  await user.type(name, 'somnew')
  await user.clear(screen.getByLabelText(auth.mobile))
  await user.type(screen.getByLabelText(auth.mobile), '0810000002')
  await user.click(screen.getByRole('button', { name: auth.next }))
  expect(await screen.findByText(said.mobileTaken)).toBeVisible()
})

it('REG-2 what is missing is said beside each field, and nobody is asked', async () => {
  const { user } = await site.renderAt('/register')
  await user.clear(await screen.findByLabelText(auth.username))
  await user.click(screen.getByRole('button', { name: auth.next }))
  expect(await screen.findByText(auth.usernameRequired)).toBeVisible()
  expect(screen.getByText(forms.passwordRequired)).toBeVisible()
  expect(site.asked.filter((path) => path.includes('check_account'))).toEqual([])
})

it('REG-2 the Thai keyboard left on by mistake is pointed out', async () => {
  const { user } = await site.renderAt('/register')
  await user.type(await screen.findByLabelText(auth.password), 'ฟหกด')
  expect(await screen.findByText(new RegExp('แป้นพิมพ์เป็นภาษาไทย'))).toBeVisible()
})

it('REG-6 a code that could not be sent is a toast with the server’s sentence; the form stays', async () => {
  const { user } = await site.renderAt('/register')
  await fillDetails(user, { username: 'somfail', mobile: MOBILE_OTP_FAILS })
  await waitFor(() => expect(site.asked.some((path) => path.includes('request_otp'))).toBe(true))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByLabelText(auth.username)).toHaveValue('somfail')
})

it('REG-6 a registration that failed at the server keeps the proven number: no second code', async () => {
  const mobile = '0891112239'
  site.answer(register, () => failure(500))
  const { user } = await site.renderAt('/register')
  await fillDetails(user, { username: 'somretry', mobile })
  await user.type(await screen.findByLabelText(auth.otpLabel), await codeFor(mobile))
  expect(await screen.findByText(auth.otpVerified)).toBeVisible()
  expect(await screen.findByText(errors.sentence.server)).toBeVisible()
  expect(screen.queryByLabelText(auth.otpLabel)).toBeNull()
})

it('REG-1 nothing can be asked before the agent’s way of registering is known; a failure is tried again', async () => {
  site.answer(getAgentConfig, () => failure(404))
  const { user } = await site.renderAt('/register')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(auth.configFailed)
  site.mend(getAgentConfig)
  await user.click(within(alert).getByRole('button', { name: shell.retry }))
  expect(await screen.findByLabelText(auth.username)).toBeVisible()
})

it('REG-5 closing the dialog asks; staying keeps, leaving clears everything', async () => {
  const { user } = await site.renderAt('/')
  await user.click(screen.getByRole('button', { name: shell.tryPlay }))
  const dialog = await screen.findByRole('dialog', { name: auth.stepTitle.pending })
  const username = await within(dialog).findByLabelText(auth.username)
  await user.clear(username)
  await user.type(username, 'somchange')
  await user.click(within(dialog).getByRole('button', { name: shell.close }))
  let question = await screen.findByRole('alertdialog', { name: auth.cancelTitle })
  await user.click(within(question).getByRole('button', { name: auth.cancelStay }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(within(dialog).getByLabelText(auth.username)).toHaveValue('somchange')
  await user.click(within(dialog).getByRole('button', { name: shell.close }))
  question = await screen.findByRole('alertdialog', { name: auth.cancelTitle })
  await user.click(within(question).getByRole('button', { name: auth.cancelYes }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: shell.tryPlay }))
  const again = await screen.findByRole('dialog', { name: auth.stepTitle.pending })
  expect(await within(again).findByLabelText(auth.username)).not.toHaveValue('somchange')
})
