import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { open } from '#src/dialogs/dialogs.ts'
import { readDraft } from '#src/forms/drafts.ts'
import { useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { errors } from '#src/strings/errors.ts'
import { forms, passwordField } from '#src/strings/forms.ts'
import { loginCode } from '#src/strings/auth/login-code.ts'
import { ui } from '#src/strings/ui.ts'
import { configureAuth } from '../configure.ts'
import { enter } from '../enter.ts'
import { loginDialog } from '../login-dialog.ts'
import {
  agentConfig,
  broken,
  narin,
  ok,
  platformServer,
  passwordPaused,
  refuse,
  tooBusy,
  tooMany,
} from '#tests/harness/auth/platform-server.ts'
import { opening, renderAuth, toasts } from '#tests/harness/auth/render-auth.tsx'

const platform = platformServer()
const notice = { id: 1, type: 1, link: '', image: '', title: 'A', description: '' }

const username = () => screen.findByLabelText(auth.usernameOrMobile)
const password = () => screen.getByLabelText(auth.password)
const button = () => screen.getByRole('button', { name: auth.login })

async function openLogin(answers: Parameters<typeof platform.answer>[0] = {}) {
  platform.answer({ '/api/agent/config': () => agentConfig(), ...answers })
  const { user, unmount } = renderAuth()
  const { result } = await opening(() => open(loginDialog, {}))
  await username()
  const fill = async (name: string, secret: string) => {
    if (name) await user.type(await username(), name)
    if (secret) await user.type(password(), secret)
  }
  return { user, unmount, result, fill }
}

const welcomed = {
  '/api/login': () => ok(null, { access_token: 'token-1' }),
  '/api/notifications': () => ok([notice]),
  '/api/get_user_info': narin,
}

describe('login dialog', () => {
  it('LOGIN-1 shows its parts, persistent, named by its title', async () => {
    const { user } = await openLogin()
    const dialog = screen.getByRole('dialog', { name: auth.loginTitle })
    expect(await screen.findByRole('link', { name: auth.loginWithLine })).toHaveAttribute(
      'href',
      '/line?state=1',
    )
    expect(screen.getByRole('link', { name: auth.forgot })).toHaveAttribute('href', '/forgot')
    expect(await screen.findByRole('link', { name: /ติดต่อเรา/ })).toHaveAttribute(
      'href',
      'https://line.me/R/desk',
    )
    await user.keyboard('{Escape}')
    expect(dialog).toBeInTheDocument()
  })

  it('LOGIN-1 password managers recognise the form', async () => {
    await openLogin()
    expect(await username()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(password().closest('form')).toHaveAttribute('method', 'post')
  })

  it('LOGIN-1 the password can be shown', async () => {
    const { user } = await openLogin()
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: passwordField.show }))
    expect(password()).toHaveAttribute('type', 'text')
  })

  it('LOGIN-2 says what is missing beside the fields, focuses the first, asks nobody', async () => {
    const { user } = await openLogin()
    await user.click(button())
    expect(await screen.findByText(auth.usernameOrMobileRequired)).toBeInTheDocument()
    expect(screen.getByText(forms.passwordRequired)).toBeInTheDocument()
    expect(await username()).toHaveFocus()
    await user.type(password(), '1234567')
    expect(await screen.findByText(forms.passwordTooShort(8))).toBeInTheDocument()
    expect(platform.count('/api/login')).toBe(0)
  })

  it('LOGIN-2 the Thai keyboard left on is pointed out in both fields', async () => {
    const { fill } = await openLogin()
    await fill('ฟหกด', 'ดาสว')
    expect(screen.getByText(forms.thaiKeyboard)).toBeInTheDocument()
    expect(screen.getByText(passwordField.thaiKeyboard)).toBeInTheDocument()
  })

  it('LOGIN-3 token, announcements, member, then closed and announced', async () => {
    const onNotices = vi.fn<(list: readonly { id: string }[]) => void>()
    configureAuth({ onNotices })
    const { fill, user, result } = await openLogin(welcomed)
    await fill('081-234-5678', 'chok2569dee')
    await user.keyboard('{Enter}')
    expect(await result).toBe('signedIn')
    expect(platform.paths().filter((path) => path !== '/api/agent/config')).toEqual([
      '/api/login',
      '/api/notifications',
      '/api/get_user_info',
    ])
    expect(platform.last('/api/login')?.body).toEqual({
      username: '0812345678',
      password: 'chok2569dee',
      agent_code: 'chokdee',
    })
    expect(useSession.getState().user).toEqual({ token: 'token-1', username: 'narin1990', vipLevel: 1 })
    expect(onNotices).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: '1' })])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('LOGIN-3 broken announcements keep nobody out', async () => {
    const { fill, user, result } = await openLogin({ ...welcomed, '/api/notifications': broken })
    await fill('narin1990', 'chok2569dee')
    await user.click(button())
    expect(await result).toBe('signedIn')
    expect(useSession.getState().user?.username).toBe('narin1990')
  })

  it('LOGIN-4 a refusal opens the trouble dialog with the server’s sentence; nothing typed is lost', async () => {
    const { fill, user } = await openLogin({ '/api/login': () => refuse('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง') })
    await fill('narin1990', 'wrongwrong')
    await user.click(button())
    const trouble = await screen.findByRole('alertdialog', { name: errors.troubleFound })
    expect(trouble).toHaveTextContent('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')
    expect(toasts()).toEqual([])
    await user.click(screen.getByRole('button', { name: auth.ok }))
    await waitFor(() => expect(password()).toHaveFocus())
    expect(await username()).toHaveValue('narin1990')
    expect(password()).toHaveValue('wrongwrong')
    expect(useSession.getState().user).toBeNull()
  })

  it('LOGIN-4 what is typed as soon as that dialog has closed is not typed over', async () => {
    const { fill, user } = await openLogin({ '/api/login': () => refuse('ปฏิเสธ') })
    await fill('narin1990', 'wrongwrong')
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: auth.ok }))
    await user.clear(password())
    await user.type(password(), 'chok2569dee')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await user.type(password(), '!')
    expect(password()).toHaveValue('chok2569dee!')
  })

  it('LOGIN-4 a wrong password is said beside it, with the way to another one, and in no dialog', async () => {
    const sentence = 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง'
    const { fill, user } = await openLogin({
      '/api/login': () => refuse(sentence, { fields: { password: sentence } }),
    })
    await fill('narin1990', 'wrongwrong')
    await user.click(button())
    await waitFor(() => expect(password()).toHaveAccessibleDescription(new RegExp(sentence)))
    expect(password()).toHaveFocus()
    expect(password()).toHaveValue('wrongwrong')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(toasts()).toEqual([])
    expect(useSession.getState().user).toBeNull()
    expect(screen.getByRole('link', { name: auth.forgot })).toBeVisible()
    await user.type(password(), '1')
    await waitFor(() => expect(password()).not.toBeInvalid())
  })

  it('LOGIN-4 a thrown error is a toast', async () => {
    const { fill, user } = await openLogin({ '/api/login': broken })
    await fill('narin1990', 'chok2569dee')
    await user.click(button())
    await waitFor(() => expect(toasts()).toEqual([['lost', errors.sentence.unreachable]]))
    expect(password()).toHaveValue('chok2569dee')
  })

  it('LOGIN-4 too many tries: the button counts the time that is really left', async () => {
    const { fill, user } = await openLogin({ '/api/login': () => tooMany(90) })
    await fill('narin1990', 'wrongwrong')
    await user.click(button())
    expect(await screen.findByRole('button', { name: /1:(30|29)/ })).toBeDisabled()
    expect(toasts()).toEqual([['lost', errors.waitSeconds(90)]])
    await user.type(password(), '{Enter}')
    expect(platform.count('/api/login')).toBe(1)
  })

  it('LOGIN-4 too many callers: the platform’s sentence, and the button counts', async () => {
    const { fill, user } = await openLogin({ '/api/login': () => tooBusy('รอสักครู่', 90) })
    await fill('narin1990', 'chok2569dee')
    await user.click(button())
    expect(await screen.findByRole('button', { name: /1:[0-3]\d/ })).toBeDisabled()
    expect(toasts()).toEqual([['lost', 'รอสักครู่']])
    expect(password()).toHaveValue('chok2569dee')
  })

  it('LOGIN-4 a password paused by strangers’ tries: one sentence, and a code gets past it', async () => {
    const { fill, user, result } = await openLogin({
      // Found by how a path begins, the first that fits.
      '/api/login_by_otp': () => ok(null, { access_token: 'token-2' }),
      ...welcomed,
      '/api/login': () => passwordPaused(86_000),
      '/api/request_otp': () => ok({ otp_ref: 'K4TX', resend_in: 60, expires_in: 300 }),
      '/api/verify_otp': () => ok({ otp_token: 'proof' }),
    })
    await fill('081-234-5678', 'chok2569dee')
    await user.click(button())
    expect(await screen.findByRole('alert', { name: '' })).toBeInTheDocument()
    expect(await screen.findByText(new RegExp(loginCode.paused))).toBeInTheDocument()
    expect(toasts()).toEqual([])
    expect(button()).toBeEnabled()
    await user.click(screen.getByRole('button', { name: loginCode.enter }))
    expect(await screen.findByLabelText(auth.mobile)).toHaveValue('081-234-5678')
    await user.click(screen.getByRole('button', { name: auth.otpRequest }))
    await user.type(await screen.findByLabelText(auth.otpLabel), '123456')
    await waitFor(() => expect(platform.count('/api/login_by_otp')).toBe(1))
    expect(await result).toBe('signedIn')
    expect(platform.last('/api/request_otp')?.body).toMatchObject({ mobile: '0812345678', type: 'login' })
    expect(platform.last('/api/login_by_otp')?.body).toEqual({
      mobile: '0812345678',
      otp_token: 'proof',
      agent_code: 'chokdee',
    })
    expect(useSession.getState().user).toMatchObject({ token: 'token-2', username: 'narin1990' })
  })

  it('LOGIN-4 from the code back to the password, which counts a short wait', async () => {
    const { fill, user } = await openLogin({ '/api/login': () => passwordPaused(600) })
    await fill('narin1990', 'chok2569dee')
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: loginCode.enter }))
    expect(await screen.findByLabelText(auth.mobile)).toHaveValue('')
    await user.click(screen.getByRole('button', { name: loginCode.byPassword }))
    expect(await username()).toHaveValue('narin1990')
  })

  it('LOGIN-4 two presses send once', async () => {
    const { fill, user, result } = await openLogin(welcomed)
    await fill('narin1990', 'chok2569dee')
    await user.dblClick(button())
    await result
    expect(platform.count('/api/login')).toBe(1)
  })

  it('LOGIN-5 register takes the place of login and the reverse', async () => {
    platform.answer({ '/api/agent/config': () => agentConfig() })
    const { user } = renderAuth()
    await opening(() => enter('login'))
    await user.click(await screen.findByRole('link', { name: auth.register }))
    await screen.findByRole('dialog', { name: auth.stepTitle.pending })
    expect(screen.queryByRole('dialog', { name: auth.loginTitle })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('link', { name: auth.login }))
    await screen.findByRole('dialog', { name: auth.loginTitle })
    expect(screen.queryByRole('dialog', { name: auth.stepTitle.pending })).not.toBeInTheDocument()
  })

  it('LOGIN-1 forgot closes the dialog and says so', async () => {
    const { user, result } = await openLogin()
    await user.click(screen.getByRole('link', { name: auth.forgot }))
    expect(await result).toBe('forgot')
  })

  it('LOGIN-1 the close button closes', async () => {
    const { user, result } = await openLogin()
    await user.click(screen.getByRole('button', { name: ui.close }))
    expect(await result).toBe('closed')
  })

  it('LOGIN-8 signing in in another tab closes the dialog here', async () => {
    const { result } = await openLogin()
    act(() => useSession.setState({ user: { token: 't', username: 'narin1990', vipLevel: 0 }, ended: null }))
    expect(await result).toBe('signedIn')
  })

  it('LOGIN-8 an expired session is named, and the username typed before is still there', async () => {
    const { fill, unmount } = await openLogin()
    await fill('narin1990', 'secret-secret')
    unmount()
    expect(readDraft('login')).toEqual({ username: 'narin1990' })

    renderAuth()
    useSession.setState({ user: null, ended: 'expired' })
    await opening(() => open(loginDialog, {}))
    expect(await username()).toHaveValue('narin1990')
    expect(password()).toHaveValue('')
    expect(screen.getByText(new RegExp(auth.expiredTitle))).toBeInTheDocument()
  })
})
