import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { open } from '#src/dialogs/dialogs.ts'
import { readDraft, writeDraft } from '#src/forms/drafts.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { forms } from '#src/strings/forms.ts'
import { ui } from '#src/strings/ui.ts'
import { registerDialog } from '../register-dialog.ts'
import { agentConfig, broken, invalid, ok, refuse, tooMany } from '#tests/harness/auth/platform-server.ts'
import {
  code,
  details,
  entered,
  fillBank,
  fillDetails,
  next,
  openRegister,
  platform,
  sms,
  toBank,
  toSms,
} from '#tests/harness/auth/register-steps.ts'
import { opening, renderAuth, toasts } from '#tests/harness/auth/render-auth.tsx'

platform.serve()

describe('details', () => {
  it('REG-2 every field speaks for itself, the first is focused, nobody is asked', async () => {
    const { user } = await openRegister(sms)
    await user.clear(screen.getByLabelText(auth.username))
    await next(user)
    for (const sentence of [forms.mobileRequired, forms.passwordRequired, auth.usernameRequired]) {
      expect(await screen.findByText(sentence)).toBeInTheDocument()
    }
    expect(screen.getByLabelText(auth.mobile)).toHaveFocus()
    expect(platform.count('/api/check_account')).toBe(0)
  })

  it('REG-2 mobile and password are enough: a username is there, and nobody has to say how they heard of us', async () => {
    const { user } = await openRegister(sms)
    const username = screen.getByLabelText<HTMLInputElement>(auth.username).value
    expect(username).toMatch(/^cd\d{8}$/)
    expect(screen.getByLabelText(auth.username)).toHaveAccessibleDescription(new RegExp(auth.usernameMade))
    await user.type(screen.getByLabelText(auth.mobile), '0812345678')
    await user.type(screen.getByLabelText(auth.password), 'chok2569dee')
    await next(user)
    await user.type(await code(), '419222')
    await entered()
    expect(platform.last('/api/register')?.body).toMatchObject({ username, know_us_id: 7 })
  })

  it('REG-1 password managers and the phone’s own data know the fields', async () => {
    await openRegister(sms)
    expect(screen.getByLabelText(auth.username)).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText(auth.password)).toHaveAttribute('autocomplete', 'new-password')
    expect(screen.getByLabelText(auth.mobile)).toHaveAttribute('autocomplete', expect.stringMatching(/^tel/))
  })

  it('REG-2 without username mode 1 there is no username field and an empty one is sent', async () => {
    const { user } = await openRegister({
      ...sms,
      '/api/agent/config': () => agentConfig({ usernameMode: '2' }),
    })
    expect(screen.queryByLabelText(auth.username)).not.toBeInTheDocument()
    await fillDetails(user)
    await next(user)
    await code()
    expect(platform.last('/api/check_account')?.body).toEqual({
      ...details,
      username: '',
      affiliate_code: '',
    })
  })

  it('REG-1 the code of the link is filled in; a friend is who told them', async () => {
    await openRegister(sms, 'A7K2P9')
    expect(screen.getByLabelText(auth.referral)).toHaveValue('A7K2P9')
    expect(screen.getByLabelText(auth.knowUs)).toHaveValue('6')
  })

  it('REG-1 the code of the link can be changed before the form was ever sent', async () => {
    const { user } = await openRegister(sms, 'A7K2P9')
    await user.clear(screen.getByLabelText(auth.referral))
    await user.type(screen.getByLabelText(auth.referral), 'B0Y2B2')
    await fillDetails(user)
    await next(user)
    await code()
    expect(platform.last('/api/check_account')?.body).toMatchObject({ affiliate_code: 'B0Y2B2' })
  })

  it.each(['B0Y2B2', ''])(
    'REG-1 what was typed in place of it (%j) is there after a reload',
    async (typed) => {
      const { user, unmount } = await openRegister(sms, 'A7K2P9')
      await user.clear(screen.getByLabelText(auth.referral))
      if (typed) await user.type(screen.getByLabelText(auth.referral), typed)
      unmount()
      await openRegister(sms)
      expect(screen.getByLabelText(auth.referral)).toHaveValue(typed)
    },
  )

  it('REG-1 a newer link counts, whatever was typed before it', async () => {
    const { user, unmount } = await openRegister(sms, 'A7K2P9')
    await user.clear(screen.getByLabelText(auth.referral))
    await user.type(screen.getByLabelText(auth.referral), 'B0Y2B2')
    unmount()
    await openRegister(sms, 'N8R9N2')
    expect(screen.getByLabelText(auth.referral)).toHaveValue('N8R9N2')
  })

  it('REG-1 a refused code is said beside the field, which can then be put right', async () => {
    const { user } = await openRegister(
      { ...sms, '/api/check_account': () => invalid({ affiliate_code: 'ไม่พบรหัสแนะนำนี้' }) },
      'A7K2P9',
    )
    await fillDetails(user)
    await next(user)
    expect(await screen.findByText('ไม่พบรหัสแนะนำนี้')).toBeInTheDocument()
    expect(screen.getByLabelText(auth.referral)).not.toHaveAttribute('readonly')
    expect(toasts()).toEqual([])
  })

  it('REG-6 a refused account is a toast with the server’s sentence; nothing typed is lost', async () => {
    const { user } = await openRegister({ ...sms, '/api/check_account': () => refuse('เบอร์นี้สมัครแล้ว') })
    await fillDetails(user)
    await next(user)
    await waitFor(() => expect(toasts()).toEqual([['lost', 'เบอร์นี้สมัครแล้ว']]))
    expect(screen.getByLabelText(auth.username)).toHaveValue('narin1990')
    expect(screen.getByLabelText(auth.mobile)).toHaveValue('081-234-5678')
    expect(screen.getByLabelText(auth.password)).toHaveValue('chok2569dee')
  })

  it('REG-6 codes asked for too often: the button counts the time that is left', async () => {
    const { user } = await openRegister({ ...sms, '/api/request_otp': () => tooMany(40) })
    await fillDetails(user)
    await next(user)
    expect(await screen.findByRole('button', { name: /0:(40|39)/ })).toBeDisabled()
  })

  it('LOGIN-8 what was typed is there after a reload, the password is not', async () => {
    const { user, unmount } = await openRegister(sms)
    await fillDetails(user)
    unmount()
    expect(JSON.stringify(readDraft('register'))).not.toContain('chok2569dee')
    await openRegister(sms)
    expect(screen.getByLabelText(auth.mobile)).toHaveValue('081-234-5678')
    expect(screen.getByLabelText(auth.username)).toHaveValue('narin1990')
    expect(screen.getByLabelText(auth.password)).toHaveValue('')
  })

  it('REG-3 without the agent’s configuration the form says so and offers a retry', async () => {
    let alive = false
    platform.answer({ ...sms, '/api/agent/config': () => (alive ? agentConfig() : broken()) })
    const { user } = renderAuth()
    await opening(() => open(registerDialog, {}))
    expect(await screen.findByText(auth.configFailed)).toBeInTheDocument()
    alive = true
    await user.click(screen.getByRole('button', { name: ui.retry }))
    expect(await screen.findByLabelText(auth.mobile)).toBeInTheDocument()
  })
})

/** The dialog after the page was loaded anew. */
async function reopened() {
  const { user, unmount } = renderAuth()
  await opening(() => open(registerDialog, {}))
  await screen.findByText(auth.needHelp)
  return { user, unmount }
}

describe('SMS mode', () => {
  it('REG-3 details → check → code → verify → register → completed', async () => {
    const { user } = await toSms()
    expect(screen.getByRole('dialog', { name: auth.stepTitle.sms_verification })).toBeInTheDocument()
    expect(screen.getByText('081-234-5678')).toBeInTheDocument()
    expect(screen.getByText('KX7Q')).toBeInTheDocument()
    await waitFor(async () => expect(await code()).toHaveFocus())
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.getByRole('button', { name: auth.confirm })).toBeDisabled()

    await user.type(await code(), '419222')
    await entered()
    expect(platform.last('/api/verify_otp')?.body).toEqual({
      ...details,
      type: 'register',
      otp_code: '419222',
      otp_ref: 'KX7Q',
    })
    const sent = platform.last('/api/register')
    expect(sent?.body).toMatchObject({
      ...details,
      mode: 'bank',
      know_us_id: 6,
      bank_id: null,
      otp_token: 'ot-1',
    })
    expect(sent?.key).toMatch(/^[A-Za-z0-9_-]{32}$/)
    await waitFor(() => expect(readDraft('register').mobile ?? '').toBe(''))
  })

  it('REG-6 a wrong code is a toast and empties the field', async () => {
    const { user } = await toSms({ ...sms, '/api/verify_otp': () => refuse('รหัสไม่ถูกต้อง') })
    await user.type(await code(), '000000')
    await waitFor(() => expect(toasts()).toEqual([['lost', 'รหัสไม่ถูกต้อง']]))
    await waitFor(async () => expect(await code()).toHaveValue(''))
    expect(await code()).toHaveFocus()
    // The toast goes; the boxes stay marked, with what to do.
    expect(await code()).toBeInvalid()
    expect(await code()).toHaveAccessibleDescription(auth.otpRefused)
    expect(platform.count('/api/register')).toBe(0)
  })

  it('a code that could not be sent stays, and the next press sends it', async () => {
    let answers = 0
    const { user } = await toSms({
      ...sms,
      '/api/verify_otp': () => (answers++ === 0 ? broken() : refuse('รหัสไม่ถูกต้อง')),
    })
    await user.type(await code(), '419222')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(await code()).toHaveValue('419222')
    expect(await code()).not.toBeInvalid()
    await user.click(screen.getByRole('button', { name: auth.confirm }))
    await waitFor(() => expect(platform.count('/api/verify_otp')).toBe(2))
  })

  it('REG-6 the tries that are left stand at the boxes', async () => {
    let left = 2
    const { user } = await toSms({
      ...sms,
      '/api/verify_otp': () => refuse('รหัสไม่ถูกต้อง', { tries_left: --left }),
    })
    for (const sentence of [auth.otpTriesLeft(1), auth.otpSpent]) {
      await user.type(await code(), '000000')
      await waitFor(async () => expect(await code()).toHaveAccessibleDescription(sentence))
    }
  })

  it('REG-6 a reload finds the tries that are left', async () => {
    const first = await toSms({
      ...sms,
      '/api/verify_otp': () => refuse('รหัสไม่ถูกต้อง', { tries_left: 3 }),
    })
    await first.user.type(await code(), '000000')
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(auth.otpTriesLeft(3)))
    first.unmount()
    await reopened()
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(auth.otpTriesLeft(3)))
    expect(await code()).toBeInvalid()
  })

  it('REG-6 what was said of an earlier code is not said of this one', async () => {
    const first = await toSms()
    writeDraft('register.sms.refused', { ref: 'B2', message: auth.otpSpent })
    first.unmount()
    await reopened()
    expect(await code()).toBeValid()
  })

  it('REG-3 a reload stays at the code; the password, kept nowhere, is set once more', async () => {
    const first = await toSms()
    first.unmount()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('chok2569dee')
    const { user } = await reopened()
    expect(screen.getByRole('dialog', { name: auth.stepTitle.sms_verification })).toBeInTheDocument()
    await user.type(await code(), '419222')
    expect(await screen.findByText(auth.otpVerified)).toBeInTheDocument()
    expect(platform.count('/api/register')).toBe(0)
    await user.type(screen.getByLabelText(auth.passwordAgain), 'chok2569dee')
    await user.click(screen.getByRole('button', { name: auth.confirm }))
    await entered()
    expect(platform.count('/api/request_otp')).toBe(1)
    expect(platform.last('/api/register')?.body).toMatchObject({
      ...details,
      password: 'chok2569dee',
      otp_token: 'ot-1',
    })
  })

  it('REG-3 a reload after the step was left, or the code has run out, begins at the details', async () => {
    const first = await toSms()
    await first.user.click(screen.getByRole('button', { name: auth.changeMobile }))
    first.unmount()
    const { unmount } = await reopened()
    expect(screen.getByRole('dialog', { name: auth.stepTitle.pending })).toBeInTheDocument()
    unmount()
    writeDraft('register.step', { step: 'sms_verification' })
    writeDraft('register.sms', { mobile: '0812345678', ref: 'KX7Q', resendAt: '1', expiresAt: '1' })
    await reopened()
    expect(screen.getByRole('dialog', { name: auth.stepTitle.pending })).toBeInTheDocument()
  })

  it('REG-3 another code only after the time is over', async () => {
    const { user } = await toSms({
      ...sms,
      '/api/request_otp': () => ok({ otp_ref: 'A1', resend_in: 0, expires_in: 300 }),
    })
    await user.click(screen.getByRole('button', { name: auth.otpResend }))
    await waitFor(() => expect(platform.count('/api/request_otp')).toBe(2))
    expect(toasts()).toEqual([['info', auth.otpResent]])
  })

  it('REG-3 the resend countdown is shown, with no button to press', async () => {
    await toSms()
    expect(screen.getByText(/^(1:00|0:59)$/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: auth.otpResend })).not.toBeInTheDocument()
  })

  it('REG-3 an expired code says so and cannot be confirmed', async () => {
    await toSms({ ...sms, '/api/request_otp': () => ok({ otp_ref: 'A1', resend_in: 0, expires_in: 0 }) })
    expect(screen.getByText(auth.otpExpired)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: auth.confirm })).toBeDisabled()
  })

  it('REG-3 back with the same number asks for no second code', async () => {
    const { user } = await toSms()
    await user.click(screen.getByRole('button', { name: auth.changeMobile }))
    expect(await screen.findByLabelText(auth.mobile)).toHaveValue('081-234-5678')
    await next(user)
    await code()
    expect(platform.count('/api/request_otp')).toBe(1)
  })

  it('REG-6 a refused registration pauses the button 2.5 s, says the time left, keeps the proof', async () => {
    let refuses = true
    const { user } = await toSms({
      ...sms,
      '/api/register': ({ body }) =>
        refuses ? refuse('ปิดรับสมัครชั่วคราว') : ok({ username: 'x', password: body.password }),
    })
    await user.type(await code(), '419222')
    await waitFor(() => expect(toasts()).toEqual([['lost', 'ปิดรับสมัครชั่วคราว']]))
    expect(screen.getByRole('button', { name: /^ลองใหม่ได้ใน [12]\.\d วินาที$/ })).toBeDisabled()
    const firstKey = platform.last('/api/register')?.key
    refuses = false
    await user.click(await screen.findByRole('button', { name: auth.confirm }))
    await entered()
    expect(platform.count('/api/verify_otp')).toBe(1)
    expect(platform.last('/api/register')?.key).not.toBe(firstKey)
  })

  it('REG-6 a name taken meanwhile leads back to its field', async () => {
    const { user } = await toSms({ ...sms, '/api/register': () => invalid({ username: 'ชื่อนี้มีผู้ใช้แล้ว' }) })
    await user.type(await code(), '419222')
    expect(await screen.findByText('ชื่อนี้มีผู้ใช้แล้ว')).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: auth.stepTitle.pending })).toBeInTheDocument()
  })
})

describe('bank mode', () => {
  it('REG-3 details → check → bank → register; no code is sent, dashes are stripped', async () => {
    const { user } = await toBank()
    await fillBank(user)
    expect(screen.getByLabelText(auth.accountNo)).toHaveValue('402-1-23482-1')
    await user.click(screen.getByRole('button', { name: auth.confirmRegister }))
    await screen.findByRole('dialog', { name: auth.stepTitle.completed })
    expect(platform.count('/api/request_otp')).toBe(0)
    expect(platform.last('/api/register')?.body).toMatchObject({
      ...details,
      bank_id: 4,
      bank_account_name: 'นรินทร์ ใจดี',
      bank_account_no: '4021234821',
    })
    expect(platform.last('/api/register')?.body).not.toHaveProperty('otp_token')
  })

  it('REG-2 bank, name and number are asked for', async () => {
    const { user } = await toBank()
    await user.click(screen.getByRole('button', { name: auth.confirmRegister }))
    for (const sentence of [auth.bankRequired, auth.fullNameRequired, forms.accountRequired]) {
      expect(await screen.findByText(sentence)).toBeInTheDocument()
    }
    expect(platform.count('/api/register')).toBe(0)
  })

  it('DATA-1 Enter in the bank search picks the only one found and sends nothing', async () => {
    const { user } = await toBank()
    await user.click(await screen.findByRole('button', { name: new RegExp(auth.bankChoose) }))
    await user.type(await screen.findByRole('searchbox'), 'ออมสิน{Enter}')
    expect(await screen.findByRole('button', { name: /ออมสิน/ })).toBeInTheDocument()
    expect(platform.count('/api/register')).toBe(0)
  })

  it('REG-3 back returns to pending with everything in it, and forward again', async () => {
    const { user } = await toBank()
    await user.click(screen.getByRole('button', { name: auth.back }))
    expect(await screen.findByLabelText(auth.username)).toHaveValue('narin1990')
    await next(user)
    await screen.findByRole('dialog', { name: auth.stepTitle.bank_verification })
  })
})
