/** Walks a registration to the step that a test is about. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { open } from '#src/dialogs/dialogs.ts'
import { invited } from '#src/stores/invitation.ts'
import { useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { registerDialog } from '#src/features/auth/register-dialog.ts'
import { agentConfig, narin, ok, stoppedPlatform } from './platform-server.ts'
import { opening, renderAuth } from './render-auth.tsx'

/** Each file that walks these steps starts it: `platform.serve()`. */
export const platform = stoppedPlatform()
type Answers = Parameters<typeof platform.answer>[0]

export const sms: Answers = {
  '/api/agent/config': () => agentConfig(),
  '/api/check_account': () => ok(),
  '/api/request_otp': () => ok({ otp_ref: 'KX7Q', resend_in: 60, expires_in: 300 }),
  '/api/verify_otp': () => ok({ otp_token: 'ot-1' }),
  '/api/register': ({ body }) => ok({ username: body.username || 'cd5678', password: body.password }),
  '/api/login': () => ok(null, { access_token: 't-9' }),
  '/api/notifications': () => ok([]),
  '/api/get_user_info': narin,
}
const byBank: Answers = { ...sms, '/api/agent/config': () => agentConfig({ registerType: 2 }) }
export const details = { username: 'narin1990', mobile: '0812345678', agent_code: 'chokdee' }

export async function openRegister(answers: Answers, referral: string | null = null) {
  platform.answer(answers)
  const { user, unmount } = renderAuth()
  if (referral) invited(`/?code=${referral}`)
  const { result } = await opening(() => open(registerDialog, {}))
  await screen.findByLabelText(auth.mobile)
  return { user, unmount, result }
}

export async function fillDetails(user: UserEvent) {
  const name = screen.queryByLabelText(auth.username)
  if (name) {
    await user.clear(name)
    await user.type(name, 'Narin1990')
  }
  await user.type(screen.getByLabelText(auth.mobile), '0812345678')
  await user.type(screen.getByLabelText(auth.password), 'chok2569dee')
  await user.selectOptions(screen.getByLabelText(auth.knowUs), '6')
}
export const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: auth.next }))
/** By a code the new member is signed in at once. */
export const entered = () => waitFor(() => expect(useSession.getState().user?.token).toBe('t-9'))
export const code = () => screen.findByLabelText(auth.otpLabel)

export async function toSms(answers: Answers = sms) {
  const opened = await openRegister(answers)
  await fillDetails(opened.user)
  await next(opened.user)
  await code()
  return opened
}

export async function toBank(answers: Answers = byBank) {
  const opened = await openRegister(answers)
  await fillDetails(opened.user)
  await next(opened.user)
  await screen.findByRole('dialog', { name: auth.stepTitle.bank_verification })
  return opened
}

export async function fillBank(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: new RegExp(auth.bankChoose) }))
  const sheet = await screen.findByRole('dialog', { name: auth.bankChoose })
  await user.type(within(sheet).getByRole('searchbox'), 'scb')
  await user.click(await within(sheet).findByRole('button', { name: /ไทยพาณิชย์/ }))
  await user.type(screen.getByLabelText(auth.fullName), 'นรินทร์ ใจดี')
  await user.type(screen.getByLabelText(auth.accountNo), '402-123-4821')
}
